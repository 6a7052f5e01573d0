import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { isSettled } from '#lib/group-buy/group-view.ts';
import { waitPauseMs } from '#lib/mydoc/wait-pause.ts';
import { RepeatWhileSeen, untilWoken } from '#components/ui/runtime/repeat-while-seen.ts';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { noConnection } from '#lib/mydoc/no-connection.ts';
import type { GroupPorts } from '../group-ports.ts';

/** A group as this tab received it, and when, by this machine's clock. */
export interface SeenGroup {
  readonly group: GroupMessage;
  readonly seenAtMs: number;
}

export type GroupReading =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown' }
  /** Never answered yet. */
  | { readonly kind: 'unavailable' }
  /** `stale`: the latest request failed; this is the state before. */
  | { readonly kind: 'seen'; readonly seen: SeenGroup; readonly stale: boolean };

interface FollowerProps {
  id: string;
  ports: Pick<GroupPorts, 'detail' | 'wait'>;
  onReading: (reading: GroupReading) => void;
}

/** A wait that changed nothing and took no time is not repeated at once. */
const leastWaitMs = 1_000;

/**
 * Follows a group: asks for it once, then for each change in a call that waits for it; pauses longer after every failure in a row, while
 * nobody looks at the page, and once nothing can change any more.
 */
export class GroupFollower {
  readonly #props: FollowerProps;
  #known: SeenGroup | null = null;
  #asksWhole = true;
  #failures = 0;
  readonly #repetition = new RepeatWhileSeen({ ask: (signal) => this.#ask(signal), onReturn: () => (this.#asksWhole = true) });

  constructor(props: FollowerProps) {
    this.#props = props;
  }

  start(): void {
    this.#repetition.start();
  }

  stop(): void {
    this.#repetition.stop();
  }

  /** Applies a state that an action returned, or an answer; one that was overtaken by a newer one is left out. */
  take(group: GroupMessage): void {
    if (this.#known !== null && group.version < this.#known.group.version) return;
    this.#known = { group, seenAtMs: Date.now() };
    this.#props.onReading({ kind: 'seen', seen: this.#known, stale: false });
  }

  readonly askAgain = (): void => {
    this.#asksWhole = true;
    this.#repetition.again();
  };

  /** Asks once; returns the pause before the next time. */
  async #ask(signal: AbortSignal): Promise<number> {
    const { id, ports } = this.#props;
    const startedAtMs = Date.now();
    const before = this.#asksWhole || this.#known === null ? null : this.#known.group.version;
    this.#asksWhole = false;
    const asked = before === null ? ports.detail(id, signal) : ports.wait(id, before, signal);
    const result = await asked.catch(() => noConnection);
    if (signal.aborted) return 0;
    if (!result.ok) return this.#fail(result);
    this.#failures = 0;
    this.take(result.message);
    if (isSettled(result.message)) return untilWoken;
    return result.message.version === before && Date.now() - startedAtMs < leastWaitMs ? leastWaitMs : 0;
  }

  #fail(failure: MydocFailure): number {
    const { onReading } = this.#props;
    if (failure.kind === 'refused' && failure.key === 'groupDoesNotExist') {
      onReading({ kind: 'unknown' });
      return untilWoken;
    }
    this.#failures += 1;
    onReading(this.#known === null ? { kind: 'unavailable' } : { kind: 'seen', seen: this.#known, stale: true });
    return waitPauseMs(this.#failures, Math.random());
  }
}
