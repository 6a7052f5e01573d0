import { useState, type ReactNode } from 'react';
import { useClient, useCurrentUser, type DocumentActionComponent } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { draftIdOf } from '../../lib/content/document-ids.ts';
import { changesFrozenText } from '../../cms-schemas/rules/legal-text.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { whyOf } from '../connection/reason-of.ts';
import { say } from '../words/say.ts';
import { DialogLines } from './questions/dialog-lines.tsx';
import { legalDecision, type LegalDecision } from './legal-editions.ts';
import { useLegalEditions, useLegalRefusals } from './use-legal-editions.ts';

const publishActions = (drafts: LegalDecision['drafts']) =>
  drafts.map(({ id, revision }) => ({
    actionType: 'sanity.action.document.publish' as const,
    publishedId: id,
    draftId: draftIdOf(id),
    ifDraftRevisionId: revision,
  }));

/**
 * Publishing a version of a legal text shows what it would do in each language: which come into force together, which one is missing, and
 * which one another person has to publish. Everything publishable is published in one transaction.
 */
export function publishLegal(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishLegal: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const original = publish(props);
    const client = useClient({ apiVersion: contentApiVersion });
    const person = useCurrentUser()?.id ?? '';
    const [asked, setAsked] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);
    const source = asRecord(draft ?? published);
    const found = useLegalEditions(asked, source);
    const refusalOf = useLegalRefusals(type, found.kind === 'read' ? found.value.editions : [], id);
    if (!original || source.kind !== 'legal' || !draft) return original;
    if (published) {
      const changes = changesFrozenText(draft, published);
      return changes ? { ...original, disabled: true, title: changes } : original;
    }
    if (original.disabled) return original;
    if (!asked) return { ...original, onHandle: () => setAsked(true) };
    const close = (): void => {
      setAsked(false);
      setRefusal(null);
    };
    const asDialog = (content: ReactNode) => ({
      ...original,
      dialog: { type: 'dialog' as const, header: say('Publish this version'), content, onClose: close },
    });
    const told = found.kind === 'refused' ? found.why : refusal;
    if (told !== null) return asDialog(<DialogLines lines={[told]} />);
    if (found.kind !== 'read') return asDialog(<DialogLines lines={[say('Reading…')]} />);
    const decision = legalDecision({ ...found.value, person, refusalOf, nowMs: Date.now() });
    if (decision.confirm === null) return asDialog(<DialogLines lines={decision.lines} />);
    return {
      ...original,
      dialog: {
        type: 'confirm',
        tone: 'caution',
        message: <DialogLines lines={decision.lines} />,
        confirmButtonText: decision.confirm,
        cancelButtonText: say('Wait'),
        onCancel: close,
        onConfirm: () => {
          client
            .action(publishActions(decision.drafts))
            .then(close)
            .catch((error: unknown) => setRefusal(whyOf(error)));
        },
      },
    };
  };
  return Object.assign(PublishLegal, { action: 'publish' as const });
}
