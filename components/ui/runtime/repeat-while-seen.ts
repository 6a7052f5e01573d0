/** As a pause: nothing is asked until the page is looked at again, the network returns, or the owner asks. */
export const untilWoken = Number.POSITIVE_INFINITY;

interface RepetitionDeps {
  /** Asks once; returns the pause before the next time, in ms. What the signal aborted is asked again at once. */
  readonly ask: (signal: AbortSignal) => Promise<number>;
  /** The page is looked at again, or the network is back: what was known may be old. */
  readonly onReturn?: () => void;
}

/**
 * A call that is repeated while somebody looks at the page: it ends while the page is hidden, and begins again at once when it is seen or
 * when the network returns.
 */
export class RepeatWhileSeen {
  readonly #deps: RepetitionDeps;
  #wanted = false;
  #running = false;
  #request = new AbortController();
  #wake: () => void = () => undefined;

  constructor(deps: RepetitionDeps) {
    this.#deps = deps;
  }

  start(): void {
    if (!this.#wanted) {
      document.addEventListener('visibilitychange', this.#look);
      window.addEventListener('online', this.#return);
    }
    this.#wanted = true;
    void this.#run();
  }

  stop(): void {
    this.#wanted = false;
    document.removeEventListener('visibilitychange', this.#look);
    window.removeEventListener('online', this.#return);
    this.again();
  }

  /** Aborts the open request and the pause, and requests again. */
  again(): void {
    this.#request.abort();
    this.#wake();
  }

  readonly #return = (): void => {
    this.#deps.onReturn?.();
    this.again();
  };

  readonly #look = (): void => {
    if (document.visibilityState === 'hidden') this.#request.abort();
    else this.#return();
  };

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#wanted) {
      const pauseMs = document.visibilityState === 'hidden' ? untilWoken : await this.#ask();
      if (pauseMs > 0 && this.#wanted) await this.#rest(pauseMs);
    }
    this.#running = false;
  }

  async #ask(): Promise<number> {
    this.#request = new AbortController();
    const { signal } = this.#request;
    const pauseMs = await this.#deps.ask(signal);
    return signal.aborted ? 0 : pauseMs;
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === untilWoken ? undefined : setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
