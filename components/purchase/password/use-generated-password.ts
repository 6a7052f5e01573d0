import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { generatePassword } from '#lib/purchase/generate-password.ts';
import type { ServerPassword } from './use-server-password.ts';

export interface GeneratedPasswordView {
  readonly shown: boolean;
  readonly copied: '' | 'copied' | 'failed';
  /** Where the password or the button that makes one is. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly generate: () => void;
  readonly copy: () => Promise<void>;
  readonly hide: () => void;
  /** Another kind of password was chosen: nothing is shown. Always the same function. */
  readonly reset: () => void;
}

/** Whether the generated password is shown, and what became of copying it. */
export function useGeneratedPassword({ password, set, confirmNoted, isUnseen }: ServerPassword): GeneratedPasswordView {
  const [shown, setShown] = useState(isUnseen);
  const [copied, setCopied] = useState<GeneratedPasswordView['copied']>('');
  // the button that was pressed is gone afterwards: the focus goes to the one in its place
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) place.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [shown]);
  const show = (next: boolean): void => {
    pressed.current = true;
    setShown(next);
  };
  return {
    shown: shown || isUnseen,
    copied,
    place,
    generate: () => {
      // a visitor who presses the button wants to see the result
      set(generatePassword());
      show(true);
      setCopied('');
    },
    copy: async () => {
      // it was made on the way to the next step, and stays in sight
      setShown(true);
      confirmNoted();
      try {
        await navigator.clipboard.writeText(password);
        setCopied('copied');
      } catch {
        setCopied('failed');
      }
    },
    hide: () => {
      confirmNoted();
      show(false);
    },
    reset: useCallback(() => {
      setShown(false);
      setCopied('');
    }, []),
  };
}
