import type { DocumentActionComponent } from 'sanity';
import { slugChangeOf } from './slug-change.ts';
import { say } from '../words/say.ts';

/** Says on the button that publishing a page at another address leaves a redirect at the old one; the services write it. */
export function announceRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishMoved: DocumentActionComponent = (props) => {
    const original = publish(props);
    const change = slugChangeOf(props.draft, props.published);
    if (!original || original.disabled || !change) return original;
    return { ...original, label: say('Publish and redirect'), title: say(`${change.from} will lead to ${change.to}`) };
  };
  return Object.assign(PublishMoved, { action: 'publish' as const });
}
