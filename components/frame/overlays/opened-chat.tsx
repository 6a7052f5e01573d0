import { useRouter } from 'next/compat/router';
import { ChatPanel } from '#components/chat/chat-panel.tsx';
import { loadChatWords } from '#components/chat/load-chat-words.ts';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { MoreWords } from '#components/ui/words/more-words.tsx';
import { useLoadedWords } from '#components/ui/words/use-loaded-words.ts';
import type { Language } from '#lib/language/languages.ts';
import type { FrameSupport } from '#lib/page/load-frame.ts';
import { useChatPlace } from './use-chat-place.ts';

export interface OpenedChatProps {
  support: FrameSupport;
  language: Language;
  /** The page's path without a prefix. */
  path: string;
  /** Something of the panel could not be loaded. */
  onMiss: () => void;
}

/** `doc/article` of `/doc/article/[slug]`: the page's route, by which the services know it. */
const pageIdOf = (route: string): string =>
  route
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('['))
    .join('/') || 'index';

/** The panel with its words, in its place on the page. */
export function OpenedChat({ support, language, path, onMiss }: OpenedChatProps) {
  const words = useLoadedWords(loadChatWords, language, onMiss);
  const place = useChatPlace(path);
  const route = useRouter()?.pathname ?? path;
  const ticket = useCentreAddress('newTicket');
  if (!words || !place) return null;
  return (
    <MoreWords words={words}>
      <ChatPanel
        language={language}
        place={place}
        pageId={pageIdOf(route)}
        people={{ ticket, hours: support.hours, messenger: support.messengerUrl }}
      />
    </MoreWords>
  );
}
