/** The parts of the editors' overlays that the site uses; the package comes with next-sanity, and next.config.js resolves it. */
declare module '@sanity/visual-editing/enable-visual-editing' {
  /** Reports the framed page's location to the Studio, and navigates on its request. */
  export interface HistoryAdapter {
    subscribe: (notify: (update: { type: 'push'; url: string }) => void) => () => void;
    update: (update: { type: 'push' | 'pop' | 'replace'; url: string }) => void;
  }

  /** Renders the overlays and connects the page to the Studio around it; returns a function that ends both. */
  export function enableVisualEditing(options: {
    history: HistoryAdapter;
    refresh: () => false | Promise<void>;
    /** `published`, `drafts` or a stack of releases, at the start and whenever the Studio shows another one. */
    onPerspectiveChange: (perspective: unknown) => void;
  }): () => void;
}
