import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const hoursOfDay = 24;
const pitchPx = 50;
const cell = { widthPx: 42, heightPx: 34 } as const;
/** A working day by the clock of its place. */
const workday = { from: 9, to: 18 } as const;
const places = [
  { key: 'losAngeles', utcOffset: -8 },
  { key: 'tokyo', utcOffset: 9 },
] as const;

const Plate = styled('figure', {
  base: {
    '& .place': { display: 'grid', gap: '2', paddingBlock: '3', borderTop: '1px solid', borderColor: 'border.emphasized' },
    '& .place + .place': { borderColor: 'border.muted' },
    '& b': { textStyle: 'sm', fontWeight: 'semibold' },
    '& svg': { width: 'full', height: 'auto' },
    '& .awake': { fill: 'gauge.cell' },
    '& .asleep': { fill: 'gauge.rule' },
    '& figcaption': { textStyle: 'sm', color: 'fg.muted' },
  },
});

/** Whether an hour of UTC is one of the working day where the clock is so far ahead. */
export const isWorked = (hourUtc: number, utcOffset: number): boolean => {
  const here = (hourUtc + utcOffset + hoursOfDay) % hoursOfDay;
  return here >= workday.from && here < workday.to;
};

const hours = Array.from({ length: hoursOfDay }, (_none, hour) => hour);
const cells = (shown: readonly number[]): string =>
  shown.map((hour) => `M${hour * pitchPx} 0h${cell.widthPx}v${cell.heightPx}h-${cell.widthPx}z`).join('');

/** One day in UTC: the hours worked in each place. The caption says the same. */
export function DayPlate() {
  const { t } = useTranslation('company');
  return (
    <Plate>
      {places.map(({ key, utcOffset }) => (
        <div key={key} className="place">
          <b>{t(`day.${key}`)}</b>
          <svg viewBox={`0 0 ${hoursOfDay * pitchPx - (pitchPx - cell.widthPx)} ${cell.heightPx}`} aria-hidden="true">
            <path className="asleep" d={cells(hours.filter((hour) => !isWorked(hour, utcOffset)))} />
            <path className="awake" d={cells(hours.filter((hour) => isWorked(hour, utcOffset)))} />
          </svg>
        </div>
      ))}
      <figcaption>{t('day.caption')}</figcaption>
    </Plate>
  );
}
