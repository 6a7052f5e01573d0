import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';

/** Why something cannot be ordered as it is chosen, in the service's words. */
export const FaultNote = ({ html }: { html: string }) => (
  <Note tone="warn">
    <LazySafeHtml html={html} />
  </Note>
);
