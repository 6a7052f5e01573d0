import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRouter } from 'next/compat/router';
import type { LoadedChat } from '#components/chat/load-chat.ts';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { MoreWords } from '#components/ui/words/more-words.tsx';
import type { Language } from '#lib/language/languages.ts';
import type { FrameSupport } from '#lib/page/load-frame.ts';
import { useChatPlace } from './use-chat-place.ts';

/** Loaded once per tab and language; later openings reuse it. */
let known: LoadedChat | null = null;

interface PageChatProps {
  support: FrameSupport;
  language: Language;
  /** The page's path without a prefix. */
  path: string;
  /** The panel's code could not be loaded. */
  onMiss: () => void;
}

/** `doc/article` of `/doc/article/[slug]`: the page's route, by which the services know it. */
const pageIdOf = (route: string): string =>
  route
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('['))
    .join('/') || 'index';

/** The chat over or beside a page, while the visitor has it open; its code is loaded on first use. */
export function PageChat({ support, language, path, onMiss }: PageChatProps) {
  const isOpen = useSyncExternalStore(chatPanel.subscribe, chatPanel.isOpen, () => false);
  const [loaded, setLoaded] = useState(known);
  const place = useChatPlace(path);
  const route = useRouter()?.pathname ?? path;
  const ticket = useCentreAddress('newTicket');
  const isReady = loaded?.language === language;
  useEffect(() => {
    if (!isOpen || isReady) return undefined;
    let left = false;
    import('#components/chat/load-chat.ts')
      .then(({ loadChat }) => loadChat(language))
      .then(
        (now) => {
          known = now;
          if (!left) setLoaded(now);
        },
        () => {
          if (left) return;
          // each press retries
          chatPanel.close();
          onMiss();
        },
      );
    return () => {
      left = true;
    };
  }, [isOpen, isReady, language, onMiss]);
  if (!isOpen || !isReady || !place) return null;
  return (
    <MoreWords words={loaded.words}>
      <loaded.Panel
        language={language}
        place={place}
        pageId={pageIdOf(route)}
        people={{ ticket, hours: support.hours, messenger: support.messengerUrl }}
      />
    </MoreWords>
  );
}
