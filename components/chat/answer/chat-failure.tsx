import { useEffect, useState } from 'react';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ChatPeople, type People } from '../chat-people.tsx';
import type { ChatEntry, ChatFailure } from '../session/chat-entry.ts';

const Failure = styled('div', {
  base: { display: 'grid', gap: '3', '& .why': { textStyle: 'sm', color: 'fg.muted', marginTop: '1' }, '& .again': { marginTop: '3' } },
});

/** The key of the sentence that says why there is no answer. */
export const reasonOf = ({ failed }: ChatFailure): `failed.${ChatFailure['failed']}` => `failed.${failed}`;

interface ChatFailureNoteProps {
  entry: Extract<ChatEntry, { kind: 'failure' }>;
  people: People;
  language: Language;
  /** Sends the question again; null: another has been asked since. */
  onAgain: (() => void) | null;
}

/** The automatic answer when there is none, why, and what can be done: try again, or ask people. */
export function ChatFailureNote({ entry: { text, failure }, people, language, onAgain }: ChatFailureNoteProps) {
  const { t } = useTranslation('chat');
  const waitSeconds = useSecondsUntil(failure.untilMs);
  return (
    <Failure>
      <Note tone="warn">
        <p>{text}</p>
        <p className="why">{t(reasonOf(failure))}</p>
        {failure.failed === 'limited' && onAgain ? <p className="why">{waitWords(t, failure.untilMs, waitSeconds)}</p> : null}
        {onAgain ? (
          <p className="again">
            <Button size="sm" onClick={onAgain}>
              {t('againFrom')}
            </Button>
          </p>
        ) : null}
      </Note>
      {onAgain ? <ChatPeople people={people} language={language} /> : null}
    </Failure>
  );
}

function waitWords(t: ReturnType<typeof useTranslation<'chat'>>['t'], untilMs: number | undefined, seconds: number): string {
  if (untilMs === undefined) return t('failed.soon');
  return seconds > 0 ? t('failed.wait', { seconds }) : t('failed.waitOver');
}

const secondMs = 1_000;

/** Whole seconds until an instant of the browser's clock; 0 after it, or without one. */
function useSecondsUntil(untilMs: number | undefined): number {
  const left = (): number => (untilMs === undefined ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / secondMs)));
  const [seconds, setSeconds] = useState(left);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver || untilMs === undefined) return undefined;
    const timer = window.setInterval(() => setSeconds(Math.max(0, Math.ceil((untilMs - Date.now()) / secondMs))), secondMs);
    return () => window.clearInterval(timer);
  }, [isOver, untilMs]);
  return seconds;
}
