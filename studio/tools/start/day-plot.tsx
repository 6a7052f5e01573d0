import { styled } from 'styled-components';
import { formatCount } from '../../../lib/format/format-number.ts';
import { pageLanguage, say } from '../../words/say.ts';

const Plot = styled.figure`
  margin: 0;

  figcaption {
    display: flex;
    justify-content: space-between;
    gap: 0.5rem;
    font-size: 0.8125rem;
    color: var(--card-muted-fg-color);
  }
  strong {
    color: var(--card-fg-color);
  }
  svg {
    display: block;
    width: 100%;
    height: 4rem;
    margin-top: 0.5rem;
    border-bottom: 1px solid var(--card-border-color);
  }
  rect {
    fill: currentcolor;
    opacity: 0.7;
  }
`;

interface DayPlotProps {
  readonly title: string;
  /** A value a day, the earliest first. */
  readonly days: readonly { readonly day: string; readonly value: number }[];
}

const height = 40;

/** A bar for each day; the sum and the highest day in words. */
export function DayPlot({ title, days }: DayPlotProps) {
  const sum = days.reduce((total, { value }) => total + value, 0);
  const highest = Math.max(1, ...days.map(({ value }) => value));
  return (
    <Plot>
      <figcaption>
        <span>{title}</span>
        <strong>{formatCount(sum, pageLanguage)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * 4} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say(`${title}: ${sum} in ${days.length} days`)}
      >
        {days.map(({ day, value }, index) => (
          <rect key={day} x={index * 4} width={3} y={height - (value / highest) * height} height={(value / highest) * height}>
            <title>{`${day}: ${value}`}</title>
          </rect>
        ))}
      </svg>
    </Plot>
  );
}
