import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { welcomeMs } from '#lib/onboarding/countdown.ts';
import { kindOfTarget, redirectTarget } from '#lib/onboarding/redirect-target.ts';
import { defaultLanguage } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Button } from '#components/ui/controls/button.tsx';
import { PauseIcon, PlayIcon } from '#components/ui/primitives/icons.tsx';
import { usePageSearch } from '#components/ui/runtime/use-page-search.ts';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { useCountdown } from './use-countdown.ts';

const seconds = welcomeMs / 1_000;
const cellPx = 54;
const gapPx = 6;

const Frame = styled('div', {
  base: {
    '& .clock': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '4' },
    '& .figure': { textStyle: 'display', minWidth: '2.2ch', fontVariantNumeric: 'tabular-nums' },
    '& .clock > span:last-of-type': { color: 'fg.muted' },
    '& svg.cells': { width: 'full', maxWidth: `${seconds * (cellPx + gapPx) - gapPx}px`, height: 'auto', marginBlock: '5' },
    '& .cell': { fill: 'gauge.rule' },
    '& .cell.left': { fill: 'gauge.cell' },
    '& .actions': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      marginTop: '3',
      '& > *': { flex: { base: '1 1 auto', sm: 'none' }, paddingInline: { base: '4', sm: '6' } },
    },
    // nothing counts down or can be paused without JavaScript: only the link remains
    '@media (scripting: none)': { '& .clock, & svg.cells, & button': { display: 'none' } },
  },
});

const leaveTo = (target: string): void => window.location.replace(target);

/** Opens the console after a countdown that can be paused, or at once; opens another allowed page if the address names one. */
export function WelcomeCountdown({ leave = leaveTo }: { leave?: (target: string) => void }) {
  const { t } = useTranslation('onboarding');
  const target = redirectTarget(usePageSearch());
  const { secondsLeft, paused, pause, resume } = useCountdown(welcomeMs, () => leave(target));
  const kind = kindOfTarget(target);
  return (
    <Frame>
      <p className="clock" role="timer" aria-live="off">
        <span className="figure">{t('welcome.seconds', { seconds: secondsLeft })}</span>
        <span>{t(`welcome.until.${kind}`)}</span>
      </p>
      <div className="actions">
        {/* the address has its language already */}
        <ButtonLink href={target} language={defaultLanguage} variant="primary" size="lg">
          {t(`welcome.open.${kind}`)}
        </ButtonLink>
        <Button size="lg" onClick={paused ? resume : pause}>
          {paused ? <PlayIcon /> : <PauseIcon />}
          {paused ? t('welcome.resume') : t('welcome.stay')}
        </Button>
      </div>
      <svg
        className="cells"
        viewBox={`0 0 ${seconds * (cellPx + gapPx) - gapPx} 14`}
        width={seconds * (cellPx + gapPx) - gapPx}
        height="14"
        aria-hidden="true"
      >
        {Array.from({ length: seconds }, (_none, at) => (
          <rect key={at} className={at < secondsLeft ? 'cell left' : 'cell'} x={at * (cellPx + gapPx)} width={cellPx} height="14" />
        ))}
      </svg>
      <VisuallyHidden role="status">{paused ? t('welcome.paused') : ''}</VisuallyHidden>
    </Frame>
  );
}
