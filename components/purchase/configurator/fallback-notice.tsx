import { memo } from 'react';
import type { WordKey } from '#locales/word-keys.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Fallback, FallbackProblem } from '#lib/catalogue/read-purchase-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Note } from '#components/ui/primitives/note.tsx';

const NoticeSlot = styled('div', {
  base: {
    paddingBottom: '6',
    '& ul': { listStyle: 'disc', paddingInlineStart: '5', marginBlock: '2' },
    '&:empty': { display: 'none' },
    '& b': { display: 'block' },
  },
});

type PurchaseWord = WordKey<'purchase'>;

/** The label of each parameter, as in the form. */
const partNames: Readonly<Record<string, readonly PurchaseWord[]>> = {
  area: ['region.title'],
  flowType: ['region.title'],
  hostType: ['series.title'],
  hostType2: ['series.generation'],
  hostProductId: ['size.title'],
  bootDiskProduct: ['disk.type'],
  bootDiskSize: ['disk.boot'],
  flowId: ['network.transfer'],
  isFlow: ['network.transfer'],
  bandwidth: ['network.bandwidth'],
  image: ['image.title'],
  iso: ['image.title'],
  snapshotDays: ['snapshot.name', 'snapshot.days'],
  snapshotKeep: ['snapshot.name', 'snapshot.keep'],
  snapshotName: ['snapshot.name'],
  snapshotShared: ['snapshot.name'],
  period: ['period.title'],
  quantity: ['quantity.title'],
  promotion: ['promotion.title'],
  securityGroup: ['network.securityGroup'],
  password: ['password.title'],
  fast: ['fast.title'],
};

const problemWords = {
  unknown: 'fallback.unknown',
  unavailable: 'fallback.unavailable',
  'out-of-bounds': 'fallback.outOfBounds',
  malformed: 'fallback.malformed',
  duplicate: 'fallback.duplicate',
  contradicts: 'fallback.contradicts',
} as const satisfies Record<FallbackProblem, PurchaseWord>;

/** Parameters without a default to fall back to: an image, an unknown or excess disk, a snapshot plan. */
function isLeftOut(parameter: string, problem: FallbackProblem): boolean {
  if (problem === 'duplicate') return false;
  if (parameter.startsWith('dataDisk')) return problem === 'unknown' || !/^dataDisk[1-3]$/.test(parameter);
  return parameter === 'image' || parameter === 'promotion' || parameter === 'iso' || /^snapshot(Days|Keep|Name)$/.test(parameter);
}

/** A snapshot plan is left out as a whole, whichever part of it is invalid: one line says so. */
function linesOf(fallbacks: readonly Fallback[]): readonly Fallback[] {
  const isPlan = ({ parameter, problem }: Fallback): boolean => parameter.startsWith('snapshot') && isLeftOut(parameter, problem);
  const first = fallbacks.find(isPlan);
  return fallbacks.filter((fallback) => fallback === first || !isPlan(fallback));
}

/** Why a parameter was changed. */
function whyOf({ parameter, problem }: Fallback): PurchaseWord {
  if (isLeftOut(parameter, problem)) return 'fallback.leftOut';
  const isCount = parameter === 'bandwidth' || parameter === 'quantity';
  if (problem === 'malformed' && (isCount || parameter === 'bootDiskSize')) return 'fallback.unreadable';
  return isCount && problem === 'out-of-bounds' ? 'fallback.least' : problemWords[problem];
}

/** Lists the requested options that were not possible, and what replaced them. */
export const FallbackNotice = memo(function FallbackNotice({
  fallbacks,
  onClose,
}: {
  fallbacks: readonly Fallback[];
  onClose: () => void;
}) {
  const { t } = useTranslation('purchase');
  const what = (parameter: string): string => {
    if (parameter.startsWith('dataDisk')) return t('disk.dataNumber', { number: Number(parameter.slice(8)) || 1 });
    const names = partNames[parameter];
    return names ? names.map((name) => t(name)).join(' · ') : parameter;
  };
  return (
    <NoticeSlot role="status">
      {fallbacks.length > 0 ? (
        <Note tone="warn">
          <b>{t('fallback.heading')}</b>
          <ul>
            {linesOf(fallbacks).map((fallback) => (
              <li key={fallback.parameter}>
                {t('fallback.line', {
                  what: what(fallback.parameter),
                  given: fallback.given === '' ? '–' : fallback.given,
                  why: t(whyOf(fallback)),
                })}
              </li>
            ))}
          </ul>
          <Button size="sm" onClick={onClose}>
            {t('fallback.close')}
          </Button>
        </Note>
      ) : null}
    </NoticeSlot>
  );
});
