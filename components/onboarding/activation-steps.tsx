import { useTranslation } from '#components/ui/words/use-translation.ts';
import { activationPath, activationSteps, type ActivationStep } from '#lib/onboarding/activation-step.ts';
import type { Language } from '#lib/language/languages.ts';
import { Steps, type Step } from '#components/ui/charts/steps.tsx';

export interface ActivationStepListProps {
  /** The visitor's current step; null after signing up, where the first open step is the current one. */
  step: ActivationStep | null;
  language: Language;
  /** The steps that the account has done; null while unknown. */
  done: readonly ActivationStep[] | null;
}

/** The steps of a new account. A step counts as done only if the account says so. */
export function ActivationStepList({ step, language, done }: ActivationStepListProps) {
  const { t } = useTranslation('onboarding');
  const next = step ?? activationSteps.find((each) => !done?.includes(each)) ?? null;
  const stateOf = (each: ActivationStep): Step['state'] => {
    if (done?.includes(each)) return 'done';
    return each === next ? 'now' : 'todo';
  };
  const steps = activationSteps.map((each): Step => ({
    state: stateOf(each),
    title: t(`ladder.${each}.title`),
    text: t(`ladder.${each}.text`),
    href: activationPath(each),
  }));
  const created: Step = { state: 'done', title: t('ladder.account.title'), text: t('ladder.account.text') };
  const states =
    step === null
      ? { done: t('states.done'), now: t('states.now'), todo: t('states.todo') }
      : { done: t('states.done'), now: t('states.here'), todo: t('states.open') };
  return <Steps language={language} states={states} steps={step === null ? [created, ...steps] : steps} />;
}
