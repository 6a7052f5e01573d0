import { lazy, Suspense } from 'react';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { ActivationStepList, type ActivationStepListProps } from './activation-steps.tsx';

/** Asks the account; fetched for those alone who are logged in. */
const SignedInSteps = lazy(() => import('./signed-in-steps.tsx').then((module) => ({ default: module.SignedInSteps })));

/** The steps of a new account: as the account says where somebody is logged in, else nothing is called done. */
export function AccountSteps(props: Omit<ActivationStepListProps, 'done'>) {
  const { userAccount } = useStoreState().userData;
  const unknown = <ActivationStepList {...props} done={null} />;
  return userAccount === null ? (
    unknown
  ) : (
    <Suspense fallback={unknown}>
      <SignedInSteps {...props} />
    </Suspense>
  );
}
