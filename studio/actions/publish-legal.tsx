import { useEffect, useState } from 'react';
import { useClient, useCurrentUser, useSchema, useValidationStatus, type DocumentActionComponent } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { changesFrozenText } from '../../cms-schemas/rules/legal-text.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { checking, editionsQuery, legalDecision, legalEditions, type LegalEdition } from './legal-editions.ts';
import { whyOf } from '../connection/reason-of.ts';
import { lastAuthors } from './last-authors.ts';
import { refusalInWords } from './refusal-in-words.ts';
import { say } from '../words/say.ts';
import { draftIdOf, isDraftId } from '../../lib/content/document-ids.ts';

type Answer =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly editions: readonly LegalEdition[]; readonly secondPerson: boolean };

/** The version in every language, read when somebody is about to publish it. */
function useEditions(asked: boolean, { translationKey, version }: Record<string, unknown>): Answer {
  const client = useClient({ apiVersion: contentApiVersion });
  const [answer, setAnswer] = useState<Answer>({ kind: 'reading' });
  useEffect(() => {
    if (!asked) return undefined;
    let left = false;
    const settle = (next: Answer) => {
      if (!left) setAnswer(next);
    };
    const read = async (): Promise<Answer> => {
      const raw = client.withConfig({ perspective: 'raw' });
      const [documents, approvals] = await Promise.all([
        raw.fetch<unknown[]>(editionsQuery, { key: translationKey ?? '', version: version ?? 0 }),
        raw.fetch<unknown>('*[_id == "siteSettings"][0].legalApprovals'),
      ]);
      const drafts = documents.map((document) => String(asRecord(document)._id)).filter(isDraftId);
      return { kind: 'read', editions: legalEditions(documents, await lastAuthors(client, drafts)), secondPerson: approvals !== 0 };
    };
    read()
      .then(settle)
      .catch((error: unknown) => settle({ kind: 'refused', why: whyOf(error) }));
    return () => {
      left = true;
      setAnswer({ kind: 'reading' });
    };
  }, [asked, client, translationKey, version]);
  return answer;
}

/** What validation says against each draft of the three languages. */
function useRefusals(type: string, editions: readonly LegalEdition[], own: string): Parameters<typeof legalDecision>[0]['refusalOf'] {
  const ids = editions.flatMap((edition) => (edition.kind === 'draft' ? [edition.id] : []));
  const [first = own, second = own, third = own] = ids;
  const schemaType = useSchema().get(type);
  const fields = schemaType && 'fields' in schemaType ? schemaType.fields : [];
  const titleOf = (name: string): string => fields.find((field) => field.name === name)?.type.title ?? name;
  const found = [
    { id: first, ...useValidationStatus(draftIdOf(first), type, true) },
    { id: second, ...useValidationStatus(draftIdOf(second), type, true) },
    { id: third, ...useValidationStatus(draftIdOf(third), type, true) },
  ];
  return ({ id, revision }) => {
    const status = found.find((each) => each.id === id);
    // before the draft has been read, the status is empty, as if it had no faults
    if (!status || status.isValidating || status.revision !== revision) return checking;
    return refusalInWords(status.validation, titleOf);
  };
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <p key={line} style={{ margin: '0 0 .75rem' }}>
          {line}
        </p>
      ))}
    </>
  );
}

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
    const answer = useEditions(asked, source);
    const editions = answer.kind === 'read' ? answer.editions : [];
    const refusalOf = useRefusals(type, editions, id);
    if (!original || source.kind !== 'legal' || !draft) return original;
    if (published) {
      const changes = changesFrozenText(draft, published);
      return changes ? { ...original, disabled: true, title: changes } : original;
    }
    if (original.disabled) return original;
    const close = (): void => {
      setAsked(false);
      setRefusal(null);
    };
    if (!asked) return { ...original, onHandle: () => setAsked(true) };
    const header = say('Publish this version');
    const told = answer.kind === 'refused' ? answer.why : refusal;
    if (told !== null) {
      return { ...original, dialog: { type: 'dialog', header, content: <Lines lines={[told]} />, onClose: close } };
    }
    if (answer.kind !== 'read') {
      return {
        ...original,

        dialog: { type: 'dialog', header, content: <Lines lines={[say('Reading…')]} />, onClose: close },
      };
    }
    const decision = legalDecision({ editions, person, secondPerson: answer.secondPerson, refusalOf, nowMs: Date.now() });
    if (decision.confirm === null) {
      return {
        ...original,

        dialog: { type: 'dialog', header, content: <Lines lines={decision.lines} />, onClose: close },
      };
    }
    return {
      ...original,

      dialog: {
        type: 'confirm',
        tone: 'caution',
        message: <Lines lines={decision.lines} />,
        confirmButtonText: decision.confirm,
        cancelButtonText: say('Wait'),
        onCancel: close,
        onConfirm: () => {
          const actions = decision.drafts.map(({ id: publishedId, revision }) => ({
            actionType: 'sanity.action.document.publish' as const,
            publishedId,
            draftId: draftIdOf(publishedId),
            ifDraftRevisionId: revision,
          }));
          client
            .action(actions)
            .then(close)
            .catch((error: unknown) => setRefusal(whyOf(error)));
        },
      },
    };
  };
  return Object.assign(PublishLegal, { action: 'publish' as const });
}
