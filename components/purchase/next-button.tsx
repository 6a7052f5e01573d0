import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { ButtonState } from '#lib/purchase/button-state.ts';
import { Button } from '#components/ui/button.tsx';
import type { Obstacle } from './use-next-step.ts';

const Place = chakra('div', {
  base: {
    display: 'grid', gap: '2',
    '& button[aria-disabled=true]': { background: 'bg.subtle', color: 'fg.muted', borderColor: 'border', cursor: 'not-allowed' },
    '& button[aria-busy=true]': { cursor: 'progress' },
    '& .spinner': { width: '1em', height: '1em', borderRadius: '50%', border: '2px solid currentColor', borderRightColor: 'transparent' },
    '& .obstacle': { textStyle: 'sm', color: 'fg.error' },
  },
});

interface NextButtonProps {
  kind: ButtonState;
  obstacle: Obstacle | null;
  onProceed: () => void;
  /** On the bar of a phone. */
  short?: boolean;
}

/** The one way on; in each state it says why. */
export function NextButton({ kind, obstacle, onProceed, short = false }: NextButtonProps) {
  const { t } = useTranslation('purchase');
  const words = {
    next: short ? t('button.nextShort') : t('button.next'),
    requesting: t('button.requesting'),
    'sold-out': t('soldOut'),
    limited: t('button.limited'),
    'log-in': t('button.logIn'),
  } as const;
  const blocked = kind === 'sold-out' || kind === 'limited';
  return (
    <Place>
      <Button
        variant="primary" size={short ? 'md' : 'lg'} width="full" aria-disabled={blocked || undefined} aria-busy={kind === 'requesting' || undefined}
        onClick={() => { if (!blocked && kind !== 'requesting') onProceed(); }}
      >
        {kind === 'requesting' ? <span className="spinner" aria-hidden="true" /> : null}
        {words[kind]}
      </Button>
      {short ? null : <div role="alert">{kind === 'limited' ? <p className="obstacle">{t('button.limitedWhy')}</p> : null}{obstacle ? <p className="obstacle">{obstacleWords(obstacle, t('obstacle.product'), t('obstacle.image'), t('obstacle.disk'), t('obstacle.password'), t('obstacle.other'))}</p> : null}</div>}
    </Place>
  );
}

function obstacleWords(obstacle: Obstacle, product: string, image: string, disk: string, password: string, other: string): string {
  switch (obstacle.key) {
    case 'noProductSelected':
    case 'notOnSale':
      return product;
    case 'noImageSelected':
      return image;
    case 'systemDiskSizeWrong':
    case 'dataDiskSizeWrong':
      return disk;
    case 'password':
      return password;
    default:
      return other;
  }
}
