import { createStore } from '#lib/state/create-store.ts';

interface ChatRequest {
  readonly isOpen: boolean;
  /** What the visitor was looking for: it is put into the empty box, and never sent by itself. */
  readonly typed: string;
  /** What had the focus then; it may be in a menu that closes at once. */
  readonly opener: Element | null;
}

const closed: ChatRequest = { isOpen: false, typed: '', opener: null };
const { current, subscribe, set } = createStore(closed);

/** Whether the visitor has opened the chat, in this tab; it never opens by itself. Its panel is loaded on first use. */
export const chatPanel = {
  isOpen: (): boolean => current().isOpen,
  typed: (): string => current().typed,
  opener: (): Element | null => current().opener,
  subscribe,
  open: (typed = ''): void => set({ isOpen: true, typed, opener: document.activeElement }),
  close: (): void => set(closed),
};
