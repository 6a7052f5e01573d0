const fieldSelector =
  'textarea,select,[contenteditable=""],[contenteditable=true],input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio],[type=range])';

/** Whether the focus is in a text field, as an external store. */
export const typing = {
  isUnderWay: (): boolean => document.activeElement?.matches(fieldSelector) ?? false,
  subscribe: (listener: () => void): (() => void) => {
    // while the focus moves, nothing has it for a moment
    const later = (): void => queueMicrotask(listener);
    document.addEventListener('focusin', later);
    document.addEventListener('focusout', later);
    return () => {
      document.removeEventListener('focusin', later);
      document.removeEventListener('focusout', later);
    };
  },
};

/** Whether the page contains typed text that leaving it would lose. */
export const hasTypedText = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea,input[type=text],input[type=email],input:not([type])'),
  ].some(({ value }) => value.trim() !== '');
