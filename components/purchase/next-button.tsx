import type { WordKey } from '#locales/word-keys.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ButtonState } from '#lib/purchase/button-state.ts';
import { ButtonPlace, StateButton } from './configurator/state-button.tsx';
import type { Obstacle } from './use-next-step.ts';

interface NextButtonProps {
  kind: ButtonState;
  obstacle: Obstacle | null;
  onProceed: () => void;
  /** Inside the bar of a phone. */
  short?: boolean;
}

/** The message of each obstacle; all others have the general one. */
const obstacleWords: Partial<Record<Obstacle['key'], WordKey<'purchase'>>> = {
  noProductSelected: 'obstacle.product',
  notOnSale: 'obstacle.product',
  quantityWrong: 'obstacle.quantity',
  oneServerOnly: 'obstacle.quantity',
  tooFewLeft: 'obstacle.quantity',
  noImageSelected: 'obstacle.image',
  systemDiskSizeWrong: 'obstacle.disk',
  dataDiskSizeWrong: 'obstacle.disk',
  password: 'obstacle.password',
  newPassword: 'obstacle.newPassword',
  sshKey: 'obstacle.sshKey',
  keyTyped: 'obstacle.keyTyped',
  hostName: 'obstacle.hostName',
  userData: 'obstacle.userData',
};

/** The button to the confirmation; in each state it says why it can or cannot be used. */
export function NextButton({ kind, obstacle, onProceed, short = false }: NextButtonProps) {
  const { t } = useTranslation('purchase');
  const words = {
    next: short ? t('button.nextShort') : t('button.next'),
    requesting: t('button.requesting'),
    'sold-out': t('soldOut'),
    limited: t('button.limited'),
    'log-in': t('button.logIn'),
  } as const;
  return (
    <ButtonPlace>
      <StateButton kind={kind} words={words} size={short ? 'md' : 'lg'} onPress={onProceed} />
      {short ? null : (
        <div role="alert">
          {kind === 'limited' ? <p className="fault">{t('button.limitedWhy')}</p> : null}
          {obstacle ? <p className="fault">{t(obstacleWords[obstacle.key] ?? 'obstacle.other')}</p> : null}
        </div>
      )}
    </ButtonPlace>
  );
}
