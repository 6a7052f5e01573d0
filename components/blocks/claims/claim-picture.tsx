import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ClaimDrawing } from '#lib/blocks/claim-drawing.ts';
import { cellRow, dayPitchPx, dots, dotsWidthPx, emptyRow, monthHeightPx, monthLines, notchOf, rowWidthPx } from './claim-lines.ts';

const cellHeightPx = 12;
/** From the last day of a month to the label of its gap. */
const leaderPx = 8;

function Cells({ from = 0, to, of = to }: { from?: number; to: number; of?: number }) {
  return (
    <svg viewBox={`0 0 ${rowWidthPx(of)} ${cellHeightPx}`} aria-hidden="true">
      <path className="fill" d={cellRow(from, to, cellHeightPx)} />
      {from > 0 || to < of ? (
        <path
          className="empty"
          d={emptyRow(
            [
              [0, from],
              [to, of],
            ],
            cellHeightPx,
          )}
        />
      ) : null}
    </svg>
  );
}

/** The label is in the margin, led there by a line; an SVG of its own over the stretched one, so that its letters are not distorted. */
function Month({ missingMinutes }: { missingMinutes: number }) {
  const { t } = useTranslation('blocks');
  const { day, minute } = notchOf(missingMinutes);
  const across = `${((minute + missingMinutes / 2) / 14.4).toFixed(2)}%`;
  return (
    <div className="month">
      <svg viewBox={`0 0 1440 ${monthHeightPx}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="fill" d={monthLines(missingMinutes)} />
      </svg>
      <svg aria-hidden="true">
        <line x1={across} y1={day * dayPitchPx + dayPitchPx} x2={across} y2={monthHeightPx + leaderPx} />
        <text x={across} y={monthHeightPx + leaderPx + 14}>
          {t('claims.minutes', { count: Math.round(missingMinutes) })}
        </text>
      </svg>
    </div>
  );
}

/** A claim's own figure, drawn to scale; the meaning of a cell is explained below it. */
export function ClaimPicture({ drawing }: { drawing: ClaimDrawing }) {
  const { t } = useTranslation('blocks');
  switch (drawing.kind) {
    case 'month':
      return <Month missingMinutes={drawing.missingMinutes} />;
    case 'nines':
      return <Cells to={drawing.count} />;
    case 'clock':
      return <Cells to={drawing.tenthsOfGhz} />;
    case 'wait':
      return <Cells to={drawing.cells} />;
    case 'thousands': {
      const { path, heightPx } = dots(drawing.count);
      return (
        <svg viewBox={`0 0 ${dotsWidthPx} ${heightPx}`} aria-hidden="true">
          <path className="dots" d={path} />
        </svg>
      );
    }
    case 'hours':
      return (
        <div className="hours">
          <span>{t('claims.tickets')}</span>
          <Cells to={24} />
          <span>{t('claims.chat')}</span>
          <Cells from={drawing.fromHour} to={drawing.toHour} of={24} />
        </div>
      );
  }
}
