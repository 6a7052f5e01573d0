/** The window: its width, and whether its visitor prefers reduced motion. `resize` notifies listeners. */
export interface MockedMedia {
  readonly resize: (widthPx: number) => void;
}

/** jsdom has no media queries; these are the two that the frame uses. */
export function mockMedia({ widthPx = 1440, reducedMotion = false }: { widthPx?: number; reducedMotion?: boolean } = {}): MockedMedia {
  let width = widthPx;
  const listeners = new Map<() => void, string>();
  const holds = (query: string): boolean => {
    const least = /min-width: (\d+)px/.exec(query)?.[1];
    return least === undefined ? reducedMotion && query.includes('reduce') : width >= Number(least);
  };
  const matchMedia = (query: string) => ({
    get matches() {
      return holds(query);
    },
    media: query,
    addEventListener: (_type: string, listener: (event: { matches: boolean }) => void) =>
      listeners.set(() => listener({ matches: holds(query) }), query),
    removeEventListener: (): void => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: matchMedia });
  return {
    resize: (next) => {
      const before = [...listeners.values()].map(holds);
      width = next;
      [...listeners].forEach(([tell, query], place) => {
        if (before[place] !== holds(query)) tell();
      });
    },
  };
}
