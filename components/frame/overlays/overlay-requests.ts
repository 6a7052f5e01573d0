/** What a visitor asks for by a button of the frame; the code that shows it may still be on its way. */
export type OverlayRequest = 'cookie-settings' | 'search';

let asked: OverlayRequest | null = null;
const listeners = new Set<() => void>();

function become(next: OverlayRequest | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The one thing that is asked for now, in this tab. */
export const overlayRequests = {
  current: (): OverlayRequest | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  ask: (request: OverlayRequest): void => become(request),
  close: (): void => become(null),
};
