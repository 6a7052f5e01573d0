/** Limits of one query. */
export interface QueryBounds {
  /** CPU time; waiting for the CPU on a busy machine is not counted. */
  readonly timeMs: number;
  readonly memoryMib: number;
}

/** An editor's query. */
export const editorBounds: QueryBounds = { timeMs: 5_000, memoryMib: 256 };

/** A query of an anonymous reader of a public dataset: it searches published documents alone, and whoever wants more may log in. */
export const strangerBounds: QueryBounds = { timeMs: 2_000, memoryMib: 160 };

/** A listener's filter, matched against one document. */
export const listenerBounds: QueryBounds = { timeMs: 1_000, memoryMib: 96 };

/** How many times its CPU time a query may take, waiting for the CPU included. */
export const wallTimeFactor = 6;

/** Characters of one answer, its source map included. */
export const answerCharactersAtMost = 16 * 1024 * 1024;

/** Bytes of a posted query with its parameters. */
export const queryBodyBytesAtMost = 1024 * 1024;
