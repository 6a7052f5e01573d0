import type { MydocFailure } from './mydoc-client.ts';

/** A call that was not answered, or whose module could not be loaded. */
export const noConnection = { ok: false, kind: 'busy', reason: 'network', status: null, text: null } as const satisfies MydocFailure;
