/** Why nothing was kept: the browser refuses storage, has no room left, or the value is none of ours. */
export type WriteFault = 'blocked' | 'full' | 'invalid';

export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly reason: WriteFault };

export const written: WriteResult = { ok: true };

export const notWritten = (reason: WriteFault): WriteResult => ({ ok: false, reason });

const quotaErrorNames: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Told apart by name: the error may come from another window. */
export const faultOf = (error: unknown): WriteFault =>
  typeof error === 'object' && error !== null && 'name' in error && quotaErrorNames.includes(error.name) ? 'full' : 'blocked';
