import type { MouseEvent } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { AccountIcon } from '#components/ui/primitives/icons.tsx';
import { useCentreAddress, useStoreState } from '#components/ui/store-state/store-state.tsx';

interface VisitorLinksProps {
  className?: string;
  /** `bar`: text, and on a small screen an icon; `buttons`: two lines of the menu. */
  look: 'bar' | 'buttons';
}

/**
 * Log in and register; nothing for an account. The return address is added on click, so that a page is the same for
 * everybody.
 */
export function VisitorLinks({ className, look }: VisitorLinksProps) {
  const { t } = useTranslation('frame');
  const { userData } = useStoreState();
  const login = useCentreAddress('logIn');
  const register = useCentreAddress('register');
  if (look === 'buttons' && userData.userAccount !== null) return null;
  return (
    <div className={className}>
      <a href={login} onClick={(event) => addWayBack(event, login)}>
        {look === 'bar' ? <AccountIcon /> : null}
        <span>{t('account.logIn')}</span>
      </a>
      <a className="register" href={register}>
        {t('account.register')}
      </a>
    </div>
  );
}

/** The account centre returns to the page that the visitor left. */
function addWayBack(event: MouseEvent<HTMLAnchorElement>, login: string): void {
  const { pathname, search, hash } = window.location;
  event.currentTarget.href = loginAddress(`${pathname}${search}${hash}`, login);
}
