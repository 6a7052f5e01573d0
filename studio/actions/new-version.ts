import { useState } from 'react';
import { useClient, useDocumentPairPermissions, type DocumentActionComponent } from 'sanity';
import { useRouter } from 'sanity/router';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { nextVersionsOf } from './next-version.ts';
import { reasonOf } from '../connection/reason-of.ts';
import { say } from '../words/say.ts';

/** Every document of a text: its versions in all languages, and their drafts. */
const besideQuery = `*[_type == "article" && kind == "legal" && !(_id in path("versions.**"))
  && (language == $language && slug.current == $slug || defined(translationKey) && translationKey == $key)] | order(_updatedAt desc)`;

/** Creates a draft of the next version of a legal text in each language; the version in force is unchanged. */
export const NewVersionAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [permission, loading] = useDocumentPairPermissions({ id, type, permission: 'duplicate' });
  const source = asRecord(published ?? draft);
  const isOffered = source.kind === 'legal' && published !== null && draft === null;

  const make = async (): Promise<void> => {
    const { language, translationKey: key } = source;
    const slug = asRecord(source.slug).current;
    const beside = await client.fetch<unknown>(besideQuery, { language: language ?? '', slug: slug ?? '', key: key ?? '' });
    const next = nextVersionsOf(source, Array.isArray(beside) ? beside.map(asRecord) : []);
    if (!next) {
      setRefusal(say('Give the text its language and its address first.'));
      return;
    }
    const { open: id, drafts } = next;
    await drafts.reduce((transaction, draft) => transaction.createIfNotExists(draft), client.transaction()).commit();
    router.navigateIntent('edit', { id, type });
  };

  if (!isOffered) return null;
  return {
    label: busy ? say('Making the next version…') : say('New version'),
    title:
      permission?.granted === false
        ? say('Your role may not write this text')
        : say('Copies this text into a draft of the next version, in each language'),
    disabled: busy || loading || !permission?.granted,
    onHandle: () => {
      setBusy(true);
      make()
        .catch((error: unknown) => setRefusal(say(`The next version was not made: ${reasonOf(error)}`)))
        .finally(() => setBusy(false));
    },
    dialog: refusal !== null && { type: 'dialog', header: say('New version'), content: refusal, onClose: () => setRefusal(null) },
  };
};
