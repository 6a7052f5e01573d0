import { useState } from 'react';
import { chatFeedback } from '#lib/contracts/calls/chat-calls.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { CheckIcon } from '#components/ui/primitives/icons.tsx';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { SmallButton } from './small-button.tsx';

const Question = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    '& .failed': { color: 'fg.error' },
  },
});

type Opinion = 'true' | 'false';

/** Whether an answer helped; another opinion replaces the first. */
export function AnswerFeedback({ id }: { id: string }) {
  const { t } = useTranslation('chat');
  const [chosen, setChosen] = useState<Opinion | null>(null);
  const [outcome, setOutcome] = useState<'thanks' | 'failed' | null>(null);
  const sending = useOneAtATime();
  const send = async (helped: Opinion): Promise<void> => {
    if (helped === chosen || !sending.begin()) return;
    setOutcome(null);
    const result = await makeCall(chatFeedback, { id, helped });
    sending.end();
    if (result.ok) setChosen(helped);
    setOutcome(result.ok ? 'thanks' : 'failed');
  };
  const choice = (helped: Opinion, word: string) => (
    <SmallButton aria-pressed={chosen === helped} onClick={() => void send(helped)}>
      {chosen === helped ? <CheckIcon /> : null}
      {word}
    </SmallButton>
  );
  return (
    <Question role="group" aria-label={t('feedback.question')}>
      <span>{t('feedback.question')}</span>
      {choice('true', t('feedback.yes'))}
      {choice('false', t('feedback.no'))}
      <span role="status" className={outcome === 'failed' ? 'failed' : undefined}>
        {outcome === null ? '' : t(`feedback.${outcome}`)}
      </span>
    </Question>
  );
}
