import type { SanityClient } from '@sanity/client';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { FieldChange } from './field-changes.ts';
import { keyOf, type LocalCopies, type LocalCopy } from './local-copies.ts';
import type { OpenPages } from './open-pages.ts';
import { readStored, recover, writeChanges } from './recover-copy.ts';
import { recoveryOf } from './recovery.ts';

/** A copy that the lake cannot simply take, for the editor to decide about. */
export interface Choice {
  readonly copy: LocalCopy;
  readonly changes: readonly FieldChange[];
  /** Why the lake refused it; null if somebody else has changed the same fields since. */
  readonly why: string | null;
}

export interface LeftBehind {
  readonly choices: Observable<readonly Choice[]>;
  /** Shows what the form of an open document has lost. */
  offer(choice: Choice): void;
  /** Overwrites the current values with the editor's own. */
  use(choice: Choice): Promise<void>;
  discard(choice: Choice): void;
  /** Checks now and at intervals; returns a function that stops it. */
  start(): () => void;
}

interface Dependencies {
  client: SanityClient;
  copies: LocalCopies;
  pages: OpenPages;
  editor: string;
  send?: typeof fetch;
}

const againAfterMs = 3_000;
/** Another page may be closed at any time. */
const checkIntervalMs = 5_000;

/** Sends what closed pages had not saved, and asks where that conflicts with somebody else's change. */
export function createLeftBehind({ client, copies, pages, editor, send }: Dependencies): LeftBehind {
  const choices = new BehaviorSubject<readonly Choice[]>([]);

  const isKnown = (copy: LocalCopy): boolean => choices.value.some((choice) => keyOf(choice.copy) === keyOf(copy));
  const offer = (choice: Choice): void => choices.next([...choices.value, choice]);
  const settle = (choice: Choice): void => {
    copies.remove(choice.copy);
    choices.next(choices.value.filter((other) => other !== choice));
  };

  const round = async (isStopped: () => boolean): Promise<void> => {
    const isOpen = await pages.look();
    for (const copy of copies.leftBehind(editor, isOpen)) {
      if (isStopped() || isKnown(copy)) continue;
      const recovery = await recover(client, copy, send);
      if (recovery.kind === 'saved') copies.remove(copy);
      else offer({ copy, changes: recovery.changes, why: recovery.why ?? null });
    }
  };

  return {
    choices,
    offer,
    use: async (choice) => {
      const stored = await readStored(client, choice.copy);
      const recovery = recoveryOf(choice.copy, stored);
      if (recovery.kind !== 'saved') await writeChanges(client, choice.copy, stored, recovery.changes);
      settle(choice);
    },
    discard: settle,
    start: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopped = false;
      const look = async (): Promise<void> => {
        const pauseMs = await round(() => stopped).then(
          () => checkIntervalMs,
          () => againAfterMs,
        );
        if (!stopped) timer = setTimeout(() => void look(), pauseMs);
      };
      void look();
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    },
  };
}
