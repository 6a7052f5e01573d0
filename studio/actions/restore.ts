import { useDocumentPairPermissions, type DocumentActionComponent } from 'sanity';
import { say } from '../words/say.ts';

/** The Studio's own button offers every reader to restore a revision; this one only those who may write the document. */
export function restoreWithRights(restore: DocumentActionComponent): DocumentActionComponent {
  const RestoreAction: DocumentActionComponent = (properties) => {
    const { id, type } = properties;
    const [permission, loading] = useDocumentPairPermissions({ id, type, permission: 'update' });
    const description = restore(properties);
    if (!description || permission?.granted) return description;
    return {
      ...description,
      disabled: true,
      title: loading ? say('Reading what your role may do') : say('Your role may not write this document'),
    };
  };
  RestoreAction.action = 'restore';
  return RestoreAction;
}
