import { useEffect, useMemo, useRef, useState } from 'react';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import { generatePassword } from '#lib/purchase/generate-password.ts';
import { useReturn } from '#components/ui/runtime/use-return.ts';
import { storePasswordLeft, readPasswordLeft, type PasswordLeft } from './password-left.ts';

interface Held {
  /** In this page's memory alone: it is in no address, no storage and no log. Empty: none is set. */
  readonly password: string;
  /** There was one when the form was left, and how it was set; it is gone. */
  readonly left: PasswordLeft | null;
  /** It was made in place of one that is gone, and nobody has taken note of it yet. */
  readonly isUnseen: boolean;
}

/** The same functions for as long as the form stands. */
interface Acts {
  readonly set: (password: string) => void;
  readonly confirmNoted: () => void;
  /** It went with a quote, so the form is left without it. */
  readonly clearForQuote: () => void;
}

export interface ServerPassword extends Held, Acts {
  /** Counts how often the page was come back to as it was left. */
  readonly round: number;
}

/** In place of a generated password a new one is made at once; one's own has to be typed again. */
function stateAfterReturn(left: PasswordLeft | null, source: PasswordSource): Held {
  // the address asks for another kind now, so nobody waits for the one that is gone
  if (left !== null && left !== 'quoted' && left !== source) return { password: '', left: null, isUnseen: false };
  const isMade = left === 'generated';
  return { password: isMade ? generatePassword() : '', left, isUnseen: isMade };
}

/**
 * The password of the server that is being configured. A page that the browser keeps for Back keeps its memory, and a password must
 * not wait in it: leaving the page, for a log-in too, takes it away, and coming back says so. Only that there was one is kept.
 */
export function useServerPassword(source: PasswordSource): ServerPassword {
  const [held, setHeld] = useState(() => stateAfterReturn(readPasswordLeft(), source));
  const [round, setRound] = useState(0);
  const latest = useRef({ password: '', source });
  // the password of a quote is not the form's any more
  const isQuoted = useRef(false);
  useEffect(() => {
    latest.current = { password: held.password, source };
  });

  useEffect(() => {
    const leave = (): void => {
      const { password, source: by } = latest.current;
      if (password !== '') storePasswordLeft(isQuoted.current ? 'quoted' : by);
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
  useReturn(() => {
    isQuoted.current = false;
    setHeld(stateAfterReturn(readPasswordLeft(), source));
    setRound((count) => count + 1);
  });

  const acts = useMemo(
    (): Acts => ({
      set: (password) => {
        isQuoted.current = false;
        setHeld(({ left }) => ({ password, left, isUnseen: false }));
      },
      confirmNoted: () => setHeld((now) => ({ ...now, isUnseen: false })),
      clearForQuote: () => {
        isQuoted.current = true;
      },
    }),
    [],
  );
  return { ...held, ...acts, round };
}
