import { useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { centreAddress } from '#lib/account/centre-pages.ts';
import type { StoreState } from '#lib/account/store-state.ts';
import { myGroupsPath } from '#lib/group-buy/group-paths.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { AccountIcon, ConsoleIcon, GroupIcon, LogOutIcon, OrdersIcon } from '#components/ui/primitives/icons.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { Dropdown } from '../menu/dropdown.tsx';
import { Avatar } from '#components/ui/primitives/avatar.tsx';
import { logOut } from './log-out.ts';

const Who = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingTop: '1',
    paddingBottom: '3',
    marginBottom: '2',
    borderBottom: '1px solid',
    borderColor: 'border.muted',
    '& b': { minWidth: '0', overflowWrap: 'anywhere' },
  },
});

/** In the bar a long name is truncated; the menu has it in full. */
const Account = styled('span', { base: { minWidth: '0', maxWidth: '16rem', overflow: 'hidden', textOverflow: 'ellipsis' } });

interface AccountMenuProps {
  state: StoreState;
  language: Language;
}

/** The account, masked as stored, and its links. */
export function AccountMenu({ state, language }: AccountMenuProps) {
  const { t } = useTranslation('frame');
  const [leaving, setLeaving] = useState(false);
  const { userData, profileImage } = state;
  const leave = (): void => {
    if (leaving) return;
    setLeaving(true);
    void logOut(localizePath('/', language)).finally(() => setLeaving(false));
  };
  return (
    <Dropdown
      className="account"
      label={
        <>
          <VisuallyHidden>{t('account.name')}</VisuallyHidden>
          <Avatar name={profileImage} size="small" />
          <Account className="long">{userData.userAccount}</Account>
        </>
      }
    >
      <Who>
        <Avatar name={profileImage} size="large" />
        <b>{userData.userAccount}</b>
      </Who>
      <ul>
        <li>
          <a href={centreAddress('console', userData.center_url)}>
            <ConsoleIcon />
            {t('account.console')}
          </a>
        </li>
        <li>
          <a href={userData.center_url}>
            <AccountIcon />
            {t('account.centre')}
          </a>
        </li>
        <li>
          <SiteLink href={orderPage} language={language}>
            <OrdersIcon />
            {t('account.orders')}
          </SiteLink>
        </li>
        <li>
          <SiteLink href={myGroupsPath} language={language}>
            <GroupIcon />
            {t('account.groups')}
          </SiteLink>
        </li>
        <li>
          <button type="button" aria-disabled={leaving} onClick={leave}>
            <LogOutIcon />
            {leaving ? t('account.loggingOut') : t('account.logOut')}
          </button>
        </li>
      </ul>
    </Dropdown>
  );
}
