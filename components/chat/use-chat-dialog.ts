import { useEffect, useRef, type RefObject } from 'react';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { overlayBlockers } from '#components/ui/runtime/overlay-blockers.ts';
import { restoreFocus } from '#components/ui/runtime/restore-focus.ts';

/** The box of the chat, which has the focus when it opens. */
export const chatBoxId = 'chat-box';

/** A search from which the chat was opened is gone, and has given the focus back. */
function openerNow(): Element | null {
  const opener = chatPanel.opener();
  return opener?.isConnected && opener !== document.body ? opener : document.activeElement;
}

/**
 * Opens the dialog: as the platform's modal one, which keeps the focus inside, or beside a page that stays usable. The focus goes into the
 * box, and back when it closes; Escape closes it, and nothing opens by itself meanwhile.
 */
export function useChatDialog(modal: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const opened = dialog.current;
    before.current ??= openerNow();
    const inside = opened?.contains(document.activeElement) ? document.activeElement : document.getElementById(chatBoxId);
    const root = document.documentElement;
    // as behind every modal dialog (modal-dialog.tsx)
    if (modal && window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    if (modal) opened?.showModal();
    else opened?.show();
    if (inside instanceof HTMLElement) inside.focus({ preventScroll: true });
    return () => {
      opened?.close();
      root.style.scrollbarGutter = '';
    };
  }, [modal]);
  useEffect(() => () => restoreFocus(before.current), []);
  useEffect(() => overlayBlockers.block(), []);
  useEffect(() => {
    if (modal) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // an open menu or dialog is closed first
      if (document.querySelector('dialog[open]:not([data-modeless])')) return;
      // the key would close a dialog that has waited for this and opens now
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [modal, onClose]);
  return dialog;
}
