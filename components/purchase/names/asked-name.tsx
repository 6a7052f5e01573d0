import { useEffect, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { LabelWarning } from '#lib/domains/label-warning.ts';
import { shownName } from '#lib/domains/shown-name.ts';
import { NameWarning } from '#components/ui/names/name-warning.tsx';

const Name = styled('div', {
  base: { marginBottom: '6', overflowWrap: 'anywhere', '& h2': { textStyle: 'h2' }, '& code': { color: 'fg.muted', textStyle: 'sm' } },
});

const Warning = styled('p', {
  base: {
    marginTop: '3',
    color: 'fg.warning',
    '& .warning': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& svg': { flex: 'none', marginTop: '.15em' },
  },
});

/** What a name may be taken for; its rules are loaded for names that have other than ASCII letters alone. */
function useNameWarning(name: string): LabelWarning | null {
  const [warning, setWarning] = useState<LabelWarning | null>(null);
  useEffect(() => {
    const shown = shownName(name);
    if (shown === name) return;
    import('#lib/domains/label-warning.ts').then(
      ({ labelWarning }) => setWarning(labelWarning(shown.split('.')[0] ?? '')),
      () => undefined,
    );
  }, [name]);
  return warning;
}

/** That readers may take the name for another: it is repeated where the name is paid for, which comes from any link. */
export function WarningOfName({ name }: { name: string }) {
  const warning = useNameWarning(name);
  return warning ? (
    <Warning>
      <NameWarning warning={warning} />
    </Warning>
  ) : null;
}

/** The name that the page is about, where there is no quote that has it. */
export function AskedName({ name }: { name: string }) {
  const { t } = useTranslation('registration');
  const shown = shownName(name);
  return (
    <Name>
      <h2>{shown}</h2>
      {shown === name ? null : (
        <p>
          {t('facts.wire')} <code>{name}</code>
        </p>
      )}
      <WarningOfName name={name} />
    </Name>
  );
}
