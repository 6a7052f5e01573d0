import { styled } from '../styled/styled.ts';
import { cellsOfTimeToPay, timeToPay } from '#lib/orders/time-to-pay.ts';
import { useTicking } from '../runtime/use-ticking.ts';
import { CellBar } from './cell-bar.tsx';

const Clock = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '2',
    '& .figure': { fontVariantNumeric: 'tabular-nums' },
    '& .figure.large': { textStyle: 'h2' },
    '& .figure.medium': { fontSize: '1.375rem', fontWeight: 'bold', lineHeight: '1.2' },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
  },
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

interface TimeToPayClockProps {
  /** What there is time for, as the service answered. */
  payment: Parameters<typeof timeToPay>[0];
  /** When the answer was seen, on the page's clock. */
  seenAtMs: number;
  size: 'medium' | 'large';
  heading: string;
  words: (left: { hours: number; minutes: string; seconds: string }) => string;
  over: string;
  /** Below the bar. */
  note?: string;
}

/** The time left to pay, by the service's clock, in figures and as cells of the whole. */
export function TimeToPayClock({ payment, seenAtMs, size, heading, words, over, note }: TimeToPayClockProps) {
  const { hours, minutes, seconds, cells } = timeToPay(payment, useTicking(seenAtMs, true));
  if (cells === 0) return <p role="alert">{over}</p>;
  return (
    <Clock>
      <p>{heading}</p>
      <p className={`figure ${size}`} role="timer" aria-live="off">
        {words({ hours, minutes: twoDigits(minutes), seconds: twoDigits(seconds) })}
      </p>
      <CellBar full={cells} whole={cellsOfTimeToPay} />
      {note === undefined ? null : <p className="small">{note}</p>}
    </Clock>
  );
}
