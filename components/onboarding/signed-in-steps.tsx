import type { z } from 'zod';
import type { accountSession } from '#lib/contracts/calls/account-calls.ts';
import type { ActivationStep } from '#lib/onboarding/activation-step.ts';
import { useRead } from '#components/ui/calls/use-read.ts';
import { ActivationStepList, type ActivationStepListProps } from './activation-steps.tsx';

type Session = z.output<(typeof accountSession)['output']>;

const loadCall = () => import('#lib/contracts/calls/account-calls.ts').then((calls) => calls.accountSession);

/** What an account has done so far; null for a visitor, whose cookies say more than is true. */
function stepsDone(session: Session | undefined): readonly ActivationStep[] | null {
  if (session?.state !== 'account') return null;
  const { emailConfirmed, realName, newcomer } = session;
  return [
    ...(emailConfirmed ? (['email'] as const) : []),
    ...(realName === 'verified' ? (['realName'] as const) : []),
    ...(newcomer ? [] : (['firstServer'] as const)),
  ];
}

/** The ladder of whoever is logged in, as their account says. */
export function SignedInSteps(props: Omit<ActivationStepListProps, 'done'>) {
  const { message } = useRead(loadCall, 'account/session', {});
  return <ActivationStepList {...props} done={stepsDone(message)} />;
}
