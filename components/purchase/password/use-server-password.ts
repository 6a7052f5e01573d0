import { useEffect, useMemo, useRef, useState } from 'react';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import { generatePassword } from '#lib/purchase/generate-password.ts';
import { useWhenRestored } from '#components/ui/runtime/use-when-restored.ts';
import { storePasswordLeft, readPasswordLeft, type PasswordLeft } from './password-left.ts';

interface Held {
  /** Only in this page's memory: it is in no address, no storage and no log. Empty: none is set. */
  readonly password: string;
  /** How the password had been set when the form was left; the password itself is gone. */
  readonly left: PasswordLeft | null;
  /** It was generated, and the visitor has neither copied nor confirmed it yet. */
  readonly isUnseen: boolean;
}

/** Stable functions while the form is mounted. */
interface Acts {
  readonly set: (password: string) => void;
  readonly generate: () => void;
  readonly confirmNoted: () => void;
  /** It was sent with a quote, so the form is left without it. */
  readonly clearForQuote: () => void;
}

/** The same object until something of it changes. */
export interface ServerPassword extends Held, Acts {
  /** Number of times that the page was restored from the back/forward cache. */
  readonly round: number;
}

/** A lost generated password is replaced at once; the buyer's own has to be typed again. */
function stateAfterReturn(left: PasswordLeft | null, source: PasswordSource): Held {
  // the address now selects another kind, so the lost one is not needed
  if (left !== null && left !== 'quoted' && left !== source) return { password: '', left: null, isUnseen: false };
  const isMade = left === 'generated';
  return { password: isMade ? generatePassword() : '', left, isUnseen: isMade };
}

/**
 * The password of the server being configured. A page in the back/forward cache keeps its memory, and a password must not stay in it:
 * leaving the page, also to log in, clears it, and a returning visitor learns of it. Only that there was one is stored.
 */
export function useServerPassword(source: PasswordSource): ServerPassword {
  const [held, setHeld] = useState(() => stateAfterReturn(readPasswordLeft(), source));
  const [round, setRound] = useState(0);
  const latest = useRef({ password: '', source });
  // the password of a quote no longer belongs to the form
  const isQuoted = useRef(false);
  useEffect(() => {
    latest.current = { password: held.password, source };
  });

  useEffect(() => {
    const leave = (): void => {
      const { password, source: by } = latest.current;
      if (password !== '' && by !== 'key') storePasswordLeft(isQuoted.current ? 'quoted' : by);
    };
    const forget = (): void => {
      leave();
      setHeld({ password: '', left: null, isUnseen: false });
    };
    window.addEventListener('pagehide', forget);
    return () => {
      window.removeEventListener('pagehide', forget);
      leave();
    };
  }, []);
  useWhenRestored(() => {
    isQuoted.current = false;
    setHeld(stateAfterReturn(readPasswordLeft(), source));
    setRound((count) => count + 1);
  });

  const acts = useMemo((): Acts => {
    const take = (password: string, isUnseen: boolean): void => {
      isQuoted.current = false;
      setHeld(({ left }) => ({ password, left, isUnseen }));
    };
    return {
      set: (password) => take(password, false),
      generate: () => take(generatePassword(), true),
      confirmNoted: () => setHeld((now) => ({ ...now, isUnseen: false })),
      clearForQuote: () => {
        isQuoted.current = true;
      },
    };
  }, []);
  return useMemo(() => ({ ...held, ...acts, round }), [held, acts, round]);
}
