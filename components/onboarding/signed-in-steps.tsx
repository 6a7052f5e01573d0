import type * as z from 'zod/mini';
import type { accountSession } from '#lib/contracts/calls/account/account-calls.ts';
import type { ActivationStep } from '#lib/onboarding/activation-step.ts';
import { useRead } from '#components/ui/calls/use-read.ts';
import { ActivationStepList, type ActivationStepListProps } from './activation-steps.tsx';

type Session = z.output<(typeof accountSession)['output']>;

const loadCall = () => import('#lib/contracts/calls/account/account-calls.ts').then((calls) => calls.accountSession);

/** The steps that an account has done; null for a visitor, whose cookies may be outdated. */
function stepsDone(session: Session | undefined): readonly ActivationStep[] | null {
  if (session?.state !== 'account') return null;
  const { emailConfirmed, realName, newcomer } = session;
  return [
    ...(emailConfirmed ? (['email'] as const) : []),
    ...(realName === 'verified' ? (['realName'] as const) : []),
    ...(newcomer ? [] : (['firstServer'] as const)),
  ];
}

/** The steps of the logged-in account. */
export function SignedInSteps(props: Omit<ActivationStepListProps, 'done'>) {
  const { message } = useRead(loadCall, 'account/session', {});
  return <ActivationStepList {...props} done={stepsDone(message)} />;
}
