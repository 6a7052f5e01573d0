import { useTranslation } from '#components/ui/words/use-translation.ts';
import { activationPath, activationSteps, type ActivationStep } from '#lib/onboarding/activation-step.ts';
import type { Language } from '#lib/language/languages.ts';
import { Ladder, type Rung } from '#components/ui/charts/steps.tsx';

export interface ActivationStepListProps {
  /** Where the visitor is; null after signing up, where the next step is what is not done yet. */
  step: ActivationStep | null;
  language: Language;
  /** The steps that the account has done; null while nobody knows. */
  done: readonly ActivationStep[] | null;
}

/** The steps of a new account. A step counts as done only where the account says so. */
export function ActivationStepList({ step, language, done }: ActivationStepListProps) {
  const { t } = useTranslation('arrival');
  const next = step ?? activationSteps.find((each) => !done?.includes(each)) ?? null;
  const stateOf = (each: ActivationStep): Rung['state'] => {
    if (done?.includes(each)) return 'done';
    return each === next ? 'now' : 'todo';
  };
  const rungs = activationSteps.map((each): Rung => ({
    state: stateOf(each),
    title: t(`ladder.${each}.title`),
    text: t(`ladder.${each}.text`),
    href: activationPath(each),
  }));
  const created: Rung = { state: 'done', title: t('ladder.account.title'), text: t('ladder.account.text') };
  const states =
    step === null
      ? { done: t('states.done'), now: t('states.now'), todo: t('states.todo') }
      : { done: t('states.done'), now: t('states.here'), todo: t('states.open') };
  return <Ladder language={language} states={states} rungs={step === null ? [created, ...rungs] : rungs} />;
}
