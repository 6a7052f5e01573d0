import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { LabelWarning } from '#lib/domains/label-warning.ts';

/** What a name may be taken for, in words (UTS #39). */
export function NameWarning({ warning }: { warning: LabelWarning }) {
  const { t } = useTranslation('name-warnings');
  const words = (): string => {
    switch (warning.kind) {
      case 'looks-like':
        return t('looksLike', { ascii: warning.ascii });
      case 'whole-script':
        return t('wholeScript', { twin: warning.twin });
      case 'other-script':
        return t('otherScript', { twin: warning.twin });
      case 'mixed-script':
        return t('mixedScript');
    }
  };
  return (
    <span className="warning">
      <WarningIcon />
      {words()}
    </span>
  );
}
