import { useEffect, useRef, useState, type ComponentType } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { feedbackFragment } from './feedback-fragment.ts';
import type { FeedbackFormProps } from './feedback-form.tsx';
import { useNear } from './use-near.ts';
import type { Readers } from './use-readers.ts';

const FeedbackSection = styled('section', {
  base: {
    marginTop: '12',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    paddingTop: '6',
    // as high as the question with its five levels, which take the place of the words
    minHeight: { base: '20rem', sm: '10rem' },
    scrollMarginTop: '6rem',
    '& > p': { color: 'fg.muted' },
    '@media (scripting: none)': { display: 'none' },
    '@media print': { display: 'none' },
  },
});

/** The place of the reader's rating below an article; the form is loaded when the reader comes near it. */
export function FeedbackPlace({ readers }: { readers: Readers }) {
  const { t } = useTranslation('readers');
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const [form, setForm] = useState<{ Form: ComponentType<FeedbackFormProps> } | null>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!near) return;
    import('./feedback-form.tsx').then(
      ({ FeedbackForm }) => setForm({ Form: FeedbackForm }),
      () => setFailed(true),
    );
  }, [near, tries]);
  const again = (): void => {
    setFailed(false);
    setTries((before) => before + 1);
  };
  return (
    <FeedbackSection ref={place} id={feedbackFragment} aria-label={t('feedback.question')}>
      {form ? (
        <form.Form key={keyOf(readers)} readers={readers} />
      ) : (
        <p>
          {failed ? (
            <>
              {t('feedback.unavailable')}{' '}
              <button type="button" onClick={again}>
                {t('feedback.again')}
              </button>
            </>
          ) : (
            t(near ? 'feedback.waiting' : 'feedback.question')
          )}
        </p>
      )}
    </FeedbackSection>
  );
}

const keyOf = ({ text: { article, textLanguage, version } }: Readers): string => `${article} ${textLanguage} ${version}`;
