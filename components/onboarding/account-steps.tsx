import { lazy, Suspense } from 'react';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { ActivationStepList, type ActivationStepListProps } from './activation-steps.tsx';

/** Requests the account's data; loaded only for logged-in visitors. */
const SignedInSteps = lazy(() => import('./signed-in-steps.tsx').then((module) => ({ default: module.SignedInSteps })));

/** The steps of a new account: with the account's progress if somebody is logged in, else none is marked as done. */
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
