import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { HumanAction } from '#lib/human/human-actions.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { CheckIcon, WarningIcon } from '#components/ui/primitives/icons.tsx';
import { askHuman, type AskHuman } from './ask-human.ts';
import { useHumanCheck, type HumanCheckState, type TakeProof } from './use-human-check.ts';

const CheckPanel = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    '& [role=status]': { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'sm', flex: '1 1 12rem', minWidth: '0' },
    '& button[aria-disabled=true]': { opacity: '.55', cursor: 'default' },
    '& .place:empty': { display: 'none' },
    '& .place': { flexBasis: 'full', overflowX: 'auto' },
  },
  variants: {
    tone: {
      plain: {},
      good: { borderColor: 'accent.solid', background: 'accent.subtle', '& [role=status]': { color: 'fg.success' } },
      bad: { borderColor: 'border.error', '& [role=status]': { color: 'fg.error' } },
    },
  },
});

const tones = {
  idle: 'plain',
  working: 'plain',
  verified: 'good',
  expired: 'plain',
  failed: 'bad',
  offline: 'bad',
  'no-cryptography': 'bad',
} as const satisfies Record<HumanCheckState, string>;

interface HumanCheckProps {
  action: HumanAction;
  onProof: TakeProof;
  ask?: AskHuman;
  /** When an existing proof expires (epoch milliseconds): until then the check is passed. */
  givenUntilMs?: number;
}

/**
 * Human verification. One button, no puzzle: with the embedded check the browser computes for a moment by itself. Progress is
 * announced to screen readers, and focus stays where it is. After the proof was used, mount it again with a new `key`.
 */
export function HumanCheck({ action, onProof, ask = askHuman, givenUntilMs = 0 }: HumanCheckProps) {
  const { t } = useTranslation('human');
  const { state, place, start } = useHumanCheck({ action, ask, onProof, givenUntilMs });
  const words = {
    idle: t('idle'),
    working: t('working'),
    verified: t('verified'),
    expired: t('expired'),
    failed: t('failed'),
    offline: t('offline'),
    'no-cryptography': t('noCryptography'),
  } as const satisfies Record<HumanCheckState, string>;
  return (
    <CheckPanel tone={tones[state]} role="group" aria-label={t('label')}>
      <Button variant="secondary" size="sm" aria-disabled={state === 'working' || state === 'verified'} onClick={start}>
        {t('verify')}
      </Button>
      <span role="status">
        {state === 'verified' ? <CheckIcon /> : null}
        {tones[state] === 'bad' ? <WarningIcon /> : null}
        {words[state]}
      </span>
      <div ref={place} className="place" />
    </CheckPanel>
  );
}
