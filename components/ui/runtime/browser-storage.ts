import type { StorageAreas } from '#lib/storage/stored-values.ts';

/** This browser's storage; what reads it copes with a browser that refuses. */
export const browserStorage: StorageAreas = { local: () => window.localStorage, session: () => window.sessionStorage };
