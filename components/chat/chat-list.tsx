import { useState } from 'react';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { answerText } from './answer/clean-answer.ts';
import { ChatAnswer, foreignLanguage } from './answer/chat-answer.tsx';
import { ChatFailureNote, reasonOf } from './answer/chat-failure.tsx';
import { WaitingIndicator } from './answer/waiting-indicator.tsx';
import type { People } from './chat-people.tsx';
import { ChatSuggestions } from './chat-suggestions.tsx';
import type { ChatEntry } from './session/chat-entry.ts';
import { unansweredPlace, type ChatState } from './session/chat-session.ts';

const List = styled('div', {
  base: {
    '& > ol > li': { marginTop: '6' },
    '& .question': {
      marginInlineStart: 'auto',
      width: 'fit-content',
      maxWidth: '85%',
      background: 'bg.subtle',
      // seen where colours are forced
      border: '1px solid transparent',
      borderRadius: 'l2',
      paddingInline: '3',
      paddingBlock: '2',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& .interrupted': {
      display: 'grid',
      gap: '2',
      justifyItems: 'end',
      marginTop: '2',
      textStyle: 'sm',
      color: 'fg.muted',
      textAlign: 'end',
    },
    '& .next': { marginTop: '5' },
  },
});

interface ChatListProps {
  state: ChatState;
  people: People;
  language: Language;
  onAsk: (question: string) => void;
  onAgain: () => void;
}

/** The conversation: questions as text, answers as safe HTML. What is new is announced once. */
export function ChatList({ state, people, language, onAsk, onAgain }: ChatListProps) {
  const { t } = useTranslation('chat');
  const { entries, waitingSinceMs } = state;
  const [atFirst] = useState(entries);
  const isWaiting = waitingSinceMs !== null;
  const open = isWaiting ? -1 : unansweredPlace(entries);
  const last = entries.at(-1);
  const next = last?.kind === 'answer' ? (last.details.suggestions ?? []) : [];
  const spoken = last?.kind === 'answer' ? foreignLanguage(last.details, language) : undefined;
  return (
    <List>
      <ol>
        {entries.map((entry, place) => (
          <li key={place} data-question={entry.kind === 'question' ? '' : undefined}>
            <VisuallyHidden>{entry.kind === 'question' ? t('you') : t('title')}</VisuallyHidden>
            {entry.kind === 'question' ? <p className="question">{entry.text}</p> : null}
            {entry.kind === 'answer' ? <ChatAnswer entry={entry} language={language} /> : null}
            {entry.kind === 'failure' ? (
              <ChatFailureNote
                entry={entry}
                people={people}
                language={language}
                onAgain={place === entries.length - 1 && open >= 0 ? onAgain : null}
              />
            ) : null}
            {place === open && place === entries.length - 1 ? (
              <div className="interrupted">
                <p>{t('interrupted')}</p>
                <Button size="sm" onClick={onAgain}>
                  {t('again')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      <div role="status">
        {waitingSinceMs === null ? <News state={state} atFirst={atFirst} /> : <WaitingIndicator sinceMs={waitingSinceMs} />}
      </div>
      {isWaiting || next.length === 0 ? null : (
        <div className="next">
          <ChatSuggestions title={t('suggestions')} questions={next} lang={spoken} onAsk={onAsk} />
        </div>
      )}
    </List>
  );
}

/** What a screen reader hears of the newest message; nothing of those that were there when the panel opened. */
function News({ state: { entries, news }, atFirst }: { state: ChatState; atFirst: readonly ChatEntry[] }) {
  const { t } = useTranslation('chat');
  const last = entries.at(-1);
  const text = (): string => {
    if (entries === atFirst) return '';
    if (news === 'ended') return t('ending.ended');
    if (news === 'answered' && last?.kind === 'answer') return t('answered', { text: answerText(last.html) });
    return news === 'failed' && last?.kind === 'failure' ? `${last.text} ${t(reasonOf(last.failure))}` : '';
  };
  return <VisuallyHidden>{text()}</VisuallyHidden>;
}
