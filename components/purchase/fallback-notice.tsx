import { memo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from 'next-i18next/pages';
import type { Fallback, FallbackProblem } from '#lib/catalogue/read-purchase-address.ts';
import { Button } from '#components/ui/button.tsx';
import { Note } from '#components/ui/note.tsx';

const Place = styled('div', {
  base: { paddingBottom: '6', '& ul': { listStyle: 'disc', paddingInlineStart: '5', marginBlock: '2' }, '&:empty': { display: 'none' }, '& b': { display: 'block' } },
});

/** What has no usual choice to stand in: an image, a disk that is not sold or one too many, a snapshot plan. */
function isLeftOut(parameter: string, problem: FallbackProblem): boolean {
  if (problem === 'duplicate') return false;
  if (parameter.startsWith('dataDisk')) return problem === 'unknown' || !/^dataDisk[1-3]$/.test(parameter);
  return parameter === 'image' || parameter === 'iso' || /^snapshot(Days|Keep|Name)$/.test(parameter);
}

/** A plan of snapshots is left out as a whole, for whatever of it cannot be read: one line says so. */
function linesOf(fallbacks: readonly Fallback[]): readonly Fallback[] {
  const isPlan = ({ parameter, problem }: Fallback): boolean => parameter.startsWith('snapshot') && isLeftOut(parameter, problem);
  const first = fallbacks.find(isPlan);
  return fallbacks.filter((fallback) => fallback === first || !isPlan(fallback));
}

/** What could not be taken as it was asked for, and what stands there now. */
export const FallbackNotice = memo(function FallbackNotice({ fallbacks, onClose }: { fallbacks: readonly Fallback[]; onClose: () => void }) {
  const { t } = useTranslation('purchase');
  const what = (parameter: string): string => {
    if (parameter.startsWith('dataDisk')) return t('disk.dataNumber', { number: Number(parameter.slice(8)) || 1 });
    const plan = t('snapshot.name');
    switch (parameter) {
      case 'area':
      case 'flowType':
        return t('region.title');
      case 'hostType':
      case 'hostType2':
        return t('series.title');
      case 'hostProductId':
        return t('size.title');
      case 'bootDiskProduct':
        return t('disk.type');
      case 'bootDiskSize':
        return t('disk.boot');
      case 'flowId':
      case 'isFlow':
        return t('network.transfer');
      case 'bandwidth':
        return t('network.bandwidth');
      case 'image':
      case 'iso':
        return t('image.title');
      case 'snapshotDays':
        return `${plan} · ${t('snapshot.days')}`;
      case 'snapshotKeep':
        return `${plan} · ${t('snapshot.keep')}`;
      case 'snapshotName':
      case 'snapshotShared':
        return plan;
      case 'period':
        return t('period.title');
      case 'securityGroup':
        return t('network.securityGroup');
      case 'password':
        return t('password.title');
      case 'fast':
        return t('fast.title');
      default:
        return parameter;
    }
  };
  const why = {
    unknown: t('fallback.unknown'), unavailable: t('fallback.unavailable'), 'out-of-bounds': t('fallback.outOfBounds'), malformed: t('fallback.malformed'),
    duplicate: t('fallback.duplicate'), contradicts: t('fallback.contradicts'),
  } as const;
  const whyOf = ({ parameter, problem }: Fallback): string => {
    if (isLeftOut(parameter, problem)) return t('fallback.leftOut');
    if (problem === 'malformed' && (parameter === 'bandwidth' || parameter === 'bootDiskSize')) return t('fallback.unreadable');
    return parameter === 'bandwidth' && problem === 'out-of-bounds' ? t('fallback.least') : why[problem];
  };
  return (
    <Place role="status">
      {fallbacks.length > 0 ? (
        <Note tone="warn">
          <b>{t('fallback.heading')}</b>
          <ul>
            {linesOf(fallbacks).map((fallback) => <li key={fallback.parameter}>{t('fallback.line', { what: what(fallback.parameter), given: fallback.given === '' ? '–' : fallback.given, why: whyOf(fallback) })}</li>)}
          </ul>
          <Button size="sm" onClick={onClose}>{t('fallback.close')}</Button>
        </Note>
      ) : null}
    </Place>
  );
});
