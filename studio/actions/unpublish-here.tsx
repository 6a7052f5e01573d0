import { useState } from 'react';
import { useDocumentOperation, useDocumentPairPermissions, useTranslation, type DocumentActionComponent } from 'sanity';
import { ConfirmDeleteDialog, structureLocaleNamespace } from 'sanity/structure';

/**
 * 'Unpublish' in the menu of every published document. The Studio itself offers it only in the view of what is published, where an editor
 * who is writing does not look for it.
 */
export function unpublishHere(unpublish: DocumentActionComponent): DocumentActionComponent {
  const Unpublish: DocumentActionComponent = (properties) => {
    const { id, type, draft, published, version, liveEditSchemaType } = properties;
    const offered = unpublish(properties);
    const { t } = useTranslation(structureLocaleNamespace);
    const [permissions] = useDocumentPairPermissions({ id, type, permission: 'unpublish' });
    const operation = useDocumentOperation(id, type).unpublish;
    const [asked, setAsked] = useState(false);
    if (offered || !published || version || liveEditSchemaType) return offered;
    const close = (): void => setAsked(false);
    const confirm = (): void => {
      close();
      operation.execute();
    };
    return {
      label: t('action.unpublish.label'),
      tone: 'critical',
      disabled: Boolean(operation.disabled) || !permissions?.granted,
      onHandle: () => setAsked(true),
      dialog: asked && {
        type: 'dialog',
        onClose: close,
        content: <ConfirmDeleteDialog id={draft?._id ?? id} type={type} action="unpublish" onCancel={close} onConfirm={confirm} />,
      },
    };
  };
  return Object.assign(Unpublish, { action: 'unpublish' as const });
}
