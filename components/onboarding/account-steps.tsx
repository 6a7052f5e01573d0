import { lazy, Suspense } from 'react';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { ActivationLadder, type ActivationLadderProps } from './activation-steps.tsx';

/** Asks the account; fetched for those alone who are logged in. */
const KnownLadder = lazy(() => import('./signed-in-steps.tsx').then((module) => ({ default: module.KnownLadder })));

/** The steps of a new account: as the account says where somebody is logged in, else nothing is called done. */
export function AccountLadder(props: Omit<ActivationLadderProps, 'done'>) {
  const { userAccount } = useStoreState().userData;
  const unknown = <ActivationLadder {...props} done={null} />;
  return userAccount === null ? (
    unknown
  ) : (
    <Suspense fallback={unknown}>
      <KnownLadder {...props} />
    </Suspense>
  );
}
