import { useState } from 'react';
import { useDocumentPairPermissions, type DocumentActionComponent } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { say } from '../words/say.ts';
import { UnpublishForm } from './unpublish-form.tsx';

/** 'Unpublish at …' in the menu of a published document. A legal text that was published stays for ever. */
export const UnpublishAtAction: DocumentActionComponent = ({ id, type, published, version, liveEditSchemaType }) => {
  const [permissions] = useDocumentPairPermissions({ id, type, permission: 'unpublish' });
  const [asked, setAsked] = useState(false);
  if (!published || version || liveEditSchemaType || asRecord(published).kind === 'legal') return null;
  const close = (): void => setAsked(false);
  return {
    label: say('Unpublish at …'),
    disabled: !permissions?.granted,
    title: permissions?.granted === false ? say('Your role may not do this.') : undefined,
    onHandle: () => setAsked(true),
    dialog: asked && { type: 'dialog', header: say('Unpublish at …'), content: <UnpublishForm id={id} onClose={close} />, onClose: close },
  };
};
