import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { registrationAddress } from '#lib/onboarding/registration-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { referralCodeIn } from '#lib/rules/referral-code.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { usePageSearch } from '#components/ui/runtime/use-page-search.ts';

const Start = styled('div', {
  base: {
    '& .actions': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      '& > a': { flex: { base: '1 1 100%', sm: 'none' } },
    },
    '& .code': { textStyle: 'sm', color: 'fg.muted', marginTop: '4', minHeight: '1.5em', overflowWrap: 'anywhere' },
  },
});

interface SignUpStartProps {
  /** The button's label. */
  label: string;
  language: Language;
}

/** The link to registration, which passes on the visitor's code and return page; without JavaScript the plain form. */
export function SignUpStart({ label, language }: SignUpStartProps) {
  const { t } = useTranslation('onboarding');
  const search = usePageSearch();
  const code = referralCodeIn(search);
  const back = new URLSearchParams(search).get('url') ?? '/';
  return (
    <Start>
      <p className="actions">
        <ButtonLink href={registrationAddress(search)} language={language} variant="primary" size="lg">
          {label}
        </ButtonLink>
        <ButtonLink href={loginAddress(back)} language={language} variant="tertiary" size="lg">
          {t('signUp.logIn')}
        </ButtonLink>
      </p>
      <p className="code" role="status">
        {code === null ? '' : t('signUp.code', { code })}
      </p>
    </Start>
  );
}
