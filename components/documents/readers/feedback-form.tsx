import { useEffect, useId, useRef, type FormEvent, type RefObject } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Field, faultOf } from '#components/ui/controls/field.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { feedbackTextLength, ratingLevels, suggestionTypes } from '#lib/rules/articles/article-feedback.ts';
import { countCharacters } from '#lib/rules/rule.ts';
import { ChoiceField } from './choice-field.tsx';
import { FeedbackSent } from './feedback-sent.tsx';
import { useFeedback, type FeedbackView } from './use-feedback.ts';
import type { Readers } from './use-readers.ts';

const Form = styled('form', {
  base: { display: 'grid', gap: '5', justifyItems: 'start', '& > *': { width: 'full' }, '& > button': { width: 'auto' } },
});

export interface FeedbackFormProps {
  readers: Readers;
}

/** Was this article helpful: a level and a type, both required, and a text. The rest follows once a level is chosen. */
export function FeedbackForm({ readers }: FeedbackFormProps) {
  const { t } = useTranslation('readers');
  const feedback = useFeedback(readers);
  const { state, draft, faulty, change } = feedback;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, feedback.met);
  if (state.kind === 'sent') return <FeedbackSent replaced={state.replaced} onChange={feedback.changeAgain} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    feedback.send();
  };
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <ChoiceField
        name="rating"
        legend={t('feedback.question')}
        layout="scale"
        options={ratingLevels.map((level) => ({ value: level, label: t(`feedback.levels.${level}`) }))}
        chosen={draft.rating}
        error={faulty.includes('rating') ? t('feedback.error.rating') : null}
        onChoose={(rating) => change({ rating })}
      />
      {draft.rating === null ? null : (
        <>
          {readers.state?.mine ? <p>{t('feedback.earlier')}</p> : null}
          <ChoiceField
            name="suggestion"
            legend={t('feedback.type')}
            layout="wrap"
            options={suggestionTypes.map((type) => ({ value: type, label: t(`feedback.types.${type}`) }))}
            chosen={draft.suggestion}
            error={faulty.includes('suggestion') ? t('feedback.error.suggestion') : null}
            onChoose={(suggestion) => change({ suggestion })}
          />
          <TextField feedback={feedback} />
          {state.kind === 'failed' ? (
            <div role="alert">
              <Note tone="warn">{state.html === null ? <p>{t('feedback.failed')}</p> : <LazySafeHtml html={state.html} />}</Note>
            </div>
          ) : null}
          <Button type="submit" variant="primary" aria-disabled={state.kind === 'sending'}>
            {state.kind === 'sending' ? t('feedback.sending') : t('feedback.send')}
          </Button>
        </>
      )}
    </Form>
  );
}

function TextField({ feedback: { draft, faulty, change } }: { feedback: FeedbackView }) {
  const { t } = useTranslation('readers');
  const id = useId();
  const values = { count: countCharacters(draft.text.trim()), most: feedbackTextLength.atMost };
  const error = faulty.includes('text') || values.count > values.most ? t('feedback.error.text', values) : null;
  return (
    <Field id={id} label={t('feedback.text')} hint={t('feedback.textHint', values)} error={error}>
      <textarea
        {...faultOf(id, error, true)}
        name="text"
        rows={4}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
    </Field>
  );
}

/** Moves the focus to the first faulty field of each attempt, also if it is the same as before. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, met: FeedbackView['met']): void {
  useEffect(() => {
    if (met) form.current?.querySelector<HTMLElement>(`[name=${met.field}]`)?.focus();
  }, [form, met]);
}
