import { useState, type ReactNode } from 'react';
import { useClient, useCurrentUser, type DocumentActionComponent } from 'sanity';
import { addedCorrections } from '../../cms-schemas/rules/legal-text.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { draftIdOf } from '../../lib/content/document-ids.ts';
import { whyOf } from '../connection/reason-of.ts';
import { say } from '../words/say.ts';
import { correctionDecision } from './correction-decision.ts';
import { DialogLines } from './questions/dialog-lines.tsx';
import { useCorrections } from './use-legal-editions.ts';

/** Publishing a correction of a legal text shows what it adds beside the version, and who has to publish it. */
export function publishCorrection(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishCorrection: DocumentActionComponent = (props) => {
    const { id, draft, published } = props;
    const original = publish(props);
    const client = useClient({ apiVersion: contentApiVersion });
    const person = useCurrentUser()?.id ?? '';
    const [asked, setAsked] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);
    const found = useCorrections(asked, id);
    if (!original || original.disabled || !draft || asRecord(published).kind !== 'legal') return original;
    // moving a text in lists asks nobody
    if (!asked && addedCorrections(draft, published)?.length === 0) return original;
    if (!asked) return { ...original, onHandle: () => setAsked(true) };
    const close = (): void => {
      setAsked(false);
      setRefusal(null);
    };
    const asDialog = (content: ReactNode) => ({
      ...original,
      dialog: { type: 'dialog' as const, header: say('Publish this correction'), content, onClose: close },
    });
    const told = found.kind === 'refused' ? found.why : refusal;
    if (told !== null) return asDialog(<DialogLines lines={[told]} />);
    if (found.kind !== 'read') return asDialog(<DialogLines lines={[say('Reading…')]} />);
    const { lines, confirm } = correctionDecision({ ...found.value, person });
    if (confirm === null) return asDialog(<DialogLines lines={lines} />);
    return {
      ...original,
      dialog: {
        type: 'confirm',
        tone: 'caution',
        message: <DialogLines lines={lines} />,
        confirmButtonText: confirm.words,
        cancelButtonText: say('Wait'),
        onCancel: close,
        onConfirm: () => {
          client
            .action({
              actionType: 'sanity.action.document.publish',
              publishedId: id,
              draftId: draftIdOf(id),
              ifDraftRevisionId: confirm.revision,
            })
            .then(close)
            .catch((error: unknown) => setRefusal(whyOf(error)));
        },
      },
    };
  };
  return Object.assign(PublishCorrection, { action: 'publish' as const });
}
