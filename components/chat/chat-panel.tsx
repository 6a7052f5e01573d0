import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useRouter } from 'next/compat/router';
import type { Language } from '#lib/language/languages.ts';
import type { ChatPlace } from '#lib/overlays/chat-place.ts';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ChatBox } from './chat-box.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatIntro } from './chat-intro.tsx';
import { ChatList } from './chat-list.tsx';
import type { People } from './chat-people.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { ChatSession } from './session/chat-session.ts';
import { pageChat } from './session/page-chat.ts';
import { speechIn } from './session/chat-speech.ts';
import { chatBoxId, useChatDialog } from './use-chat-dialog.ts';
import { useOpening } from './use-opening.ts';

const corner = {
  bottom: 'calc(var(--room-below, 0px) + 1rem)',
  top: 'auto',
  width: '25rem',
  // below the header, which stays usable
  height: 'min(44rem, calc(100dvh - 9rem - var(--room-below, 0px)))',
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'l3',
  boxShadow: 'md',
} as const;

const Frame = styled('dialog', {
  base: {
    position: 'fixed',
    zIndex: 'note',
    margin: '0',
    padding: '0',
    border: '0',
    maxWidth: '100vw',
    maxHeight: '100dvh',
    overflow: 'hidden',
    background: 'bg',
    color: 'fg',
    textAlign: 'start',
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0,1fr) auto', gridTemplateColumns: 'minmax(0,1fr)' },
  },
  variants: {
    place: {
      screen: { inset: '0', width: '100vw', height: '100dvh' },
      beside: {
        inset: '0',
        left: 'auto',
        width: '25rem',
        height: '100dvh',
        borderInlineStart: '1px solid',
        borderColor: 'border.emphasized',
      },
      right: { ...corner, right: '1rem', left: 'auto' },
      left: { ...corner, left: '1rem', right: 'auto' },
    },
  },
});

/** It scrolls by the keyboard, too. */
const Talk = styled(
  'div',
  {
    base: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: '4',
      paddingBlock: '5',
      '& > *': { width: 'full', maxWidth: 'measure', marginInline: 'auto' },
      '&:focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '-3px' },
    },
  },
  { defaultProps: { role: 'region', tabIndex: 0 } },
);

interface ChatPanelProps {
  language: Language;
  place: ChatPlace;
  /** The route of the page, for questions that suit it. */
  pageId: string;
  /** Where people answer, as far as the page itself knows. */
  people: People;
  session?: ChatSession;
}

/** The chat with the AI sales expert: on a phone's whole screen, else beside the page. */
export function ChatPanel({ language, place, pageId, people, session = pageChat() }: ChatPanelProps) {
  const { t } = useTranslation('chat');
  const titleId = useId();
  const talk = useRef<HTMLDivElement>(null);
  const dialog = useChatDialog(place === 'screen', chatPanel.close);
  const state = useSyncExternalStore(session.subscribe, session.current, session.current);
  const fallback = t('fallback');
  const speech = useMemo(() => speechIn(language, fallback), [language, fallback]);
  const opening = useOpening(pageId, language);
  const [isEnding, setEnding] = useState(false);
  const [ends, setEnds] = useState(0);
  useEffect(() => {
    // once the question is closed, which gives the focus back to a button that is no longer there
    if (ends > 0) document.getElementById(chatBoxId)?.focus();
  }, [ends]);
  useTypedBefore(session);
  useClosedByNavigation(place);
  useScroll(talk, state.entries.length);
  const isBegun = state.entries.length > 0;
  const closeOverPage = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // what the link opens is behind the panel
    if (place === 'screen' && link && link.getAttribute('target') === null && isPlainClick(event)) chatPanel.close();
  };
  const end = (): void => {
    setEnding(false);
    session.end(speech);
    setEnds(ends + 1);
  };
  return (
    <>
      <Frame
        ref={dialog}
        place={place}
        aria-labelledby={titleId}
        data-modeless={place === 'screen' ? undefined : place}
        onCancel={(event) => {
          event.preventDefault();
          chatPanel.close();
        }}
        onClick={closeOverPage}
      >
        <ChatHeader titleId={titleId} onEnd={isBegun ? () => setEnding(true) : null} onClose={chatPanel.close} />
        <Talk ref={talk} aria-label={t('conversation')}>
          <ChatIntro
            opening={opening}
            people={opening.message?.handOver ?? people}
            isBegun={isBegun}
            language={language}
            onAsk={(question) => session.ask(question, speech)}
          />
          <ChatList
            state={state}
            people={opening.message?.handOver ?? people}
            language={language}
            onAsk={(question) => session.ask(question, speech)}
            onAgain={() => session.again(speech)}
          />
        </Talk>
        <ChatBox draft={state.draft} isWaiting={state.waitingSinceMs !== null} onType={session.type} onSend={() => session.send(speech)} />
      </Frame>
      {isEnding ? <EndDialog onConfirm={end} onClose={() => setEnding(false)} /> : null}
    </>
  );
}

/** What the visitor was looking for is in the box, if nothing else is. */
function useTypedBefore(session: ChatSession): void {
  useEffect(() => {
    const typed = chatPanel.typed();
    if (typed !== '' && session.current().draft === '') session.type(typed);
  }, [session]);
}

/** On a phone the next page is behind the panel. */
function useClosedByNavigation(place: ChatPlace): void {
  const router = useRouter();
  useEffect(() => {
    if (place !== 'screen' || !router) return undefined;
    router.events.on('routeChangeComplete', chatPanel.close);
    return () => router.events.off('routeChangeComplete', chatPanel.close);
  }, [place, router]);
}

/** Shows the newest message from its beginning: an answer is read from the question on. */
function useScroll(talk: { readonly current: HTMLElement | null }, count: number): void {
  useEffect(() => {
    const list = talk.current;
    const questions = list?.querySelectorAll<HTMLElement>('[data-question]');
    const last = questions?.item(questions.length - 1);
    if (list && last) list.scrollBy({ top: last.getBoundingClientRect().top - list.getBoundingClientRect().top - scrollMarginPx });
  }, [talk, count]);
}

const scrollMarginPx = 16;
