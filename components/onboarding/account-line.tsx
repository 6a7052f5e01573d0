import { useTranslation } from '#components/ui/words/use-translation.ts';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';

/** Who is logged in, as far as this browser knows; empty in the first rendering, which is the same for everybody. */
export function AccountLine() {
  const { t } = useTranslation('onboarding');
  const { userAccount } = useStoreState().userData;
  return userAccount === null ? null : <p className="account">{t('loggedInAs', { account: userAccount })}</p>;
}
