/** What the site uses of the editors' overlays; next-sanity brings the package, next.config.js says where it lies. */
declare module '@sanity/visual-editing/enable-visual-editing' {
  /** Where the page in the frame is, told to the Studio and by it. */
  export interface HistoryAdapter {
    subscribe: (tell: (update: { type: 'push'; url: string }) => void) => () => void;
    update: (update: { type: 'push' | 'pop' | 'replace'; url: string }) => void;
  }

  /** Draws the overlays and joins the Studio around the page; returns what ends both. */
  export function enableVisualEditing(options: { history: HistoryAdapter; refresh: () => false | Promise<void> }): () => void;
}
