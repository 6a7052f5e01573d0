import { useEffect, useState } from 'react';
import { chatLimits } from '#lib/chat/chat-limits.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Waiting = styled('div', {
  base: {
    marginTop: '6',
    textStyle: 'sm',
    color: 'fg.muted',
    '& svg': { width: '198px', height: '8px', marginTop: '2' },
    '& rect': { fill: 'transparent', stroke: 'gauge.tick' },
    '& .past': { fill: 'gauge.cell', stroke: 'gauge.cell' },
    '@media (forced-colors: active)': { '& rect': { stroke: 'CanvasText' }, '& .past': { fill: 'CanvasText' } },
  },
});

const secondMs = 1_000;
const cellPx = 10;
const seconds = Array.from({ length: chatLimits.answerTimeoutMs / secondMs }, (_second, place) => place);

/** That an answer is awaited, and for how long: one cell a second, as many as it can take at most. */
export function WaitingIndicator({ sinceMs }: { sinceMs: number }) {
  const { t } = useTranslation('chat');
  const [past, setPast] = useState(0);
  useEffect(() => {
    const count = (): void => setPast(Math.floor((Date.now() - sinceMs) / secondMs));
    count();
    const timer = window.setInterval(count, secondMs);
    return () => window.clearInterval(timer);
  }, [sinceMs]);
  return (
    <Waiting>
      <p>{t('waiting')}</p>
      <svg viewBox={`0 0 ${seconds.length * cellPx - 2} 8`} aria-hidden="true">
        {seconds.map((second) => (
          <rect key={second} className={second < past ? 'past' : undefined} x={second * cellPx + 0.5} y="0.5" width="7" height="7" />
        ))}
      </svg>
    </Waiting>
  );
}
