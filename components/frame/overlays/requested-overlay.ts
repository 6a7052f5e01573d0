import { createStore } from '#lib/state/create-store.ts';

/** What a visitor asks for by a button of the frame; the code that shows it may still be on its way. */
export type OverlayRequest = 'cookie-settings' | 'search';

const { current, subscribe, set } = createStore<OverlayRequest | null>(null);

/** The one thing that is asked for now, in this tab. */
export const requestedOverlay = { current, subscribe, ask: (request: OverlayRequest): void => set(request), close: (): void => set(null) };
