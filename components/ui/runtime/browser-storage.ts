import type { StorageAreas } from '#lib/storage/stored-values.ts';

/** This browser's storage; its readers cope with a browser that refuses it. */
export const browserStorage: StorageAreas = { local: () => window.localStorage, session: () => window.sessionStorage };
