import type { MydocFailure } from './mydoc-client.ts';

/** What a visitor sees of a call that did not succeed. */
export type Outcome =
  /** `html` in the visitor's language, to be sanitised before display. */
  | { readonly kind: 'info'; readonly html: string }
  /** `question` if the prompt has another text than usual: before a purchase, for example. */
  | { readonly kind: 'login'; readonly question?: string }
  /** A text of the service, or null for the site's own: 'system busy', or that the browser is offline. */
  | { readonly kind: 'toast'; readonly text: string | null }
  | { readonly kind: 'nothing' };

const nothing: Outcome = { kind: 'nothing' };

/** `quiet` calls are made by a page by itself: no visitor waits for them, so nothing is shown. */
export function outcomeOf(failure: MydocFailure, quiet: boolean): Outcome {
  switch (failure.kind) {
    case 'aborted':
      return nothing;
    case 'login':
      return quiet ? nothing : { kind: 'login' };
    case 'refused':
      return failure.shown && !quiet ? { kind: 'info', html: failure.text } : nothing;
    case 'busy':
      return quiet ? nothing : { kind: 'toast', text: failure.text };
  }
}
