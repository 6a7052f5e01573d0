import { createStore } from '#lib/state/create-store.ts';

/** An overlay that the visitor opens with a button of the frame; its code may still be loading. */
export type OverlayRequest = 'cookie-settings' | 'search';

const { current, subscribe, set } = createStore<OverlayRequest | null>(null);

/** The overlay requested now, in this tab. */
export const requestedOverlay = { current, subscribe, ask: (request: OverlayRequest): void => set(request), close: (): void => set(null) };
