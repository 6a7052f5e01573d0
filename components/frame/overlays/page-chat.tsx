import { useEffect, useState, useSyncExternalStore } from 'react';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import type { OpenedChat, OpenedChatProps } from './opened-chat.tsx';

/** Loaded once per tab; later openings reuse it. */
let known: { Opened: typeof OpenedChat } | null = null;

/** The chat over or beside a page, while the visitor has it open; no page has more of it than this before. */
export function PageChat(props: OpenedChatProps) {
  const { onMiss } = props;
  const isOpen = useSyncExternalStore(chatPanel.subscribe, chatPanel.isOpen, () => false);
  const [loaded, setLoaded] = useState(known);
  useEffect(() => {
    if (!isOpen || loaded) return undefined;
    let left = false;
    import('./opened-chat.tsx').then(
      ({ OpenedChat: Opened }) => {
        known = { Opened };
        if (!left) setLoaded(known);
      },
      () => left || onMiss(),
    );
    return () => {
      left = true;
    };
  }, [isOpen, loaded, onMiss]);
  return isOpen && loaded ? <loaded.Opened {...props} /> : null;
}
