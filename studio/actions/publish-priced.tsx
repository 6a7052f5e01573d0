import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { draftPriceChanges } from '../tools/prices/draft-prices.ts';
import { PriceQuestion } from './price-question.tsx';
import { say } from '../words/say.ts';

const byId = (region: string): string => region;

/**
 * Publishing a document whose prices change shows each old and new price, what pages show instead, and the open quotes; what is unusual, as
 * nothing or digits that the currency does not have, has to be meant.
 */
export function publishPriced(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishWithPrices: DocumentActionComponent = (props) => {
    const { type, draft, published } = props;
    const original = publish(props);
    const [asked, setAsked] = useState(false);
    if (!original || original.disabled || !draft || draftPriceChanges(type, draft, published, byId).length === 0) return original;
    if (!asked) return { ...original, onHandle: () => setAsked(true) };
    const close = (): void => setAsked(false);
    const onPublish = (): void => {
      close();
      original.onHandle?.();
    };
    return {
      ...original,
      dialog: {
        type: 'dialog',
        header: say('Prices change'),
        width: 'large',
        content: <PriceQuestion type={type} draft={draft} published={published} onPublish={onPublish} onWait={close} />,
        onClose: close,
      },
    };
  };
  return Object.assign(PublishWithPrices, { action: 'publish' as const });
}
