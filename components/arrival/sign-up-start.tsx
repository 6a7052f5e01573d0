import { useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import { registrationAddress, registrationPage } from '#lib/arrival/registration-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { referralCodeIn } from '#lib/mydoc/referral-code.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';

const Start = chakra('div', {
  base: {
    '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', '& > a': { flex: { base: '1 1 auto', sm: 'none' } } },
    '& .code': { textStyle: 'sm', color: 'fg.muted', marginTop: '4', minHeight: '1.5em', overflowWrap: 'anywhere' },
  },
});

interface SignUpStartProps {
  /** What the button says. */
  label: string;
  language: Language;
}

/** The way to a new account, which keeps the code and the page that the visitor came with; without JavaScript the plain form. */
export function SignUpStart({ label, language }: SignUpStartProps) {
  const { t } = useTranslation('arrival');
  const [came, setCame] = useState<{ address: string; back: string; code: string | null }>({ address: registrationPage, back: '/', code: null });
  useEffect(() => {
    const { search } = window.location;
    setCame({ address: registrationAddress(search), back: new URLSearchParams(search).get('url') ?? '/', code: referralCodeIn(search) });
  }, []);
  return (
    <Start>
      <p className="actions">
        <ButtonLink href={came.address} language={language} variant="primary" size="lg">{label}</ButtonLink>
        <ButtonLink href={loginAddress(came.back)} language={language} variant="tertiary" size="lg">{t('signUp.logIn')}</ButtonLink>
      </p>
      <p className="code" role="status">{came.code === null ? '' : t('signUp.code', { code: came.code })}</p>
    </Start>
  );
}
