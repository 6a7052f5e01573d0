import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { WindowState } from '#lib/offers/window-state.ts';
import { Tag } from '../primitives/tag.tsx';

const tones = { coming: 'neutral', running: 'success', ended: 'neutral' } as const satisfies Record<WindowState, string>;

/** Whether an offer is upcoming, running or over, in words. */
export function StateTag({ state }: { state: WindowState }) {
  const { t } = useTranslation('offers');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
