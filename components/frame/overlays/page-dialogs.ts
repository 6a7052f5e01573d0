/** A dialog, or the menu of a small screen, that is not part of the overlay queue and not beside the page. */
const pageDialogSelector = 'dialog[open]:not([data-queued],[data-modeless]),[data-drawer][open]';

/** Whether the page has a dialog of its own open, as an external store; dialogs open and close by their `open` attribute. */
export const pageDialogs = {
  isOpen: (): boolean => document.querySelector(pageDialogSelector) !== null,
  subscribe: (listener: () => void): (() => void) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  },
};
