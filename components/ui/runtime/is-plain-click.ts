type PressedKeys = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens its link in this tab: with the main button and no modifier key. Any other click is the browser's. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: PressedKeys): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
