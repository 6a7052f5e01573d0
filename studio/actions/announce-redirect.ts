import type { DocumentActionComponent } from 'sanity';
import { slugChangeOf } from './slug-change.ts';

/** Says on the button that publishing an article at another address leaves a redirect at the old one; the services write it. */
export function announceRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishArticle: DocumentActionComponent = (props) => {
    const original = publish(props);
    const change = slugChangeOf(props.draft, props.published);
    if (!original || original.disabled || !change) return original;
    return { ...original, label: 'Publish and redirect', title: `${change.from} will lead to ${change.to}` };
  };
  return Object.assign(PublishArticle, { action: 'publish' as const });
}
