import type { Language } from '#lib/language/languages.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ChatPeople, type People } from './chat-people.tsx';
import { ChatSuggestions } from './chat-suggestions.tsx';
import type { Opening } from './use-opening.ts';

const Intro = styled('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& .disclosure': { display: 'grid', gap: '2' },
    '& .disclosure b': { fontWeight: 'semibold' },
    '& .small': { display: 'grid', gap: '1', textStyle: 'sm', color: 'fg.muted' },
  },
});

interface ChatIntroProps {
  opening: Opening;
  people: People;
  /** Whether there is a conversation: its beginning then needs no suggestions. */
  isBegun: boolean;
  language: Language;
  onAsk: (question: string) => void;
}

/** Who answers, that it may be wrong, and what becomes of a conversation, before the first question. */
export function ChatIntro({ opening, people, isBegun, language, onAsk }: ChatIntroProps) {
  const { t } = useTranslation('chat');
  const { message, failure } = opening;
  const unknown = failure ? t('intro.unknown') : t('intro.loading');
  const kept = message ? t(message.kept ? 'intro.kept' : 'intro.notKept') : unknown;
  return (
    <Intro>
      <div className="disclosure">
        <p>{t('intro.who')}</p>
        <p>
          <b>{t('intro.wrong')}</b>
        </p>
        <div className="small">
          {message ? <p>{message.worded ? t('intro.model') : t('intro.noModel')}</p> : null}
          <p>{kept}</p>
          <p>{t('intro.secrets')}</p>
        </div>
      </div>
      {isBegun ? null : (
        <>
          <ChatSuggestions title={t('intro.suggestions')} questions={message?.suggestions ?? []} onAsk={onAsk} />
          <ChatPeople people={people} language={language} />
        </>
      )}
    </Intro>
  );
}
