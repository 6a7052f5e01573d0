import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { checkServerPassword, serverPasswordBounds, missingPasswordKinds, type PasswordKind } from '#lib/rules/servers/server-password.ts';
import { CheckIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    fontSize: '.875rem',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '1' },
    '& li[data-kept]': { color: 'fg.success' },
    '& .dot': { width: '6px', height: '6px', background: 'border.control', borderRadius: '50%', marginInline: '.375em' },
  },
});

/** The rules, each marked as soon as it is met. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('purchase');
  const verdict = checkServerPassword(password);
  const faults = verdict.ok ? [] : verdict.faults;
  const missing = missingPasswordKinds(password);
  const has = (kind: PasswordKind): boolean => !missing.includes(kind);
  const rules = [
    { name: t('password.rule.length', { ...serverPasswordBounds }), kept: password !== '' && !faults.includes('length') },
    { name: t('password.rule.lower'), kept: has('lower') },
    { name: t('password.rule.upper'), kept: has('upper') },
    { name: t('password.rule.digit'), kept: has('digit') },
    { name: t('password.rule.special'), kept: has('special') },
    { name: t('password.rule.plain'), kept: password !== '' && !faults.includes('character') },
  ];
  return (
    <List id={id}>
      {rules.map(({ name, kept }) => (
        <li key={name} data-kept={kept || undefined}>
          {kept ? <CheckIcon /> : <span className="dot" aria-hidden="true" />}
          {name}
          <VisuallyHidden>{kept ? t('password.rule.kept') : t('password.rule.open')}</VisuallyHidden>
        </li>
      ))}
    </List>
  );
}
