import { useState } from 'react';
import { useClient, useDocumentPairPermissions, type DocumentActionComponent } from 'sanity';
import { useRouter } from 'sanity/router';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { sharedTimes } from '../desk/legal/versions-beside.ts';
import { nextVersionOf } from './next-version.ts';
import { reasonOf } from '../connection/reason-of.ts';
import { say } from '../words/say.ts';
import { publishedIdOf } from '../../lib/content/document-ids.ts';

const highestVersion = `math::max(*[_type == "article" && kind == $kind && language == $language && slug.current == $slug].version)`;

/** What another language of that version is begun with: its times are typed once. */
const begunQuery = `*[_type == "article" && kind == "legal" && translationKey == $key && version == $version && _id in path("drafts.**")
  && defined(effectiveDate)] | order(_updatedAt desc)[0]{${sharedTimes.join(', ')}}`;

/** Creates a draft of the next version of a legal text; the version in force is unchanged. */
export const NewVersionAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [permission, loading] = useDocumentPairPermissions({ id, type, permission: 'duplicate' });
  const source = asRecord(published ?? draft);
  const isOffered = source.kind === 'legal' && published !== null && draft === null;

  const open = async (): Promise<void> => {
    const { kind, language, translationKey: key } = source;
    const slug = asRecord(source.slug).current;
    const highest = await client.fetch<unknown>(highestVersion, { kind, language, slug });
    const last = typeof highest === 'number' ? highest : 0;
    const begun = await client.fetch<unknown>(begunQuery, { key: key ?? '', version: last + 1 });
    const next = nextVersionOf(source, last, asRecord(begun));
    if (!next) {
      setRefusal(say('Give the text its language and its address first.'));
      return;
    }
    await client.createIfNotExists(next);
    router.navigateIntent('edit', { id: publishedIdOf(next._id), type });
  };

  if (!isOffered) return null;
  return {
    label: busy ? say('Making the next version…') : say('New version'),
    title:
      permission?.granted === false ? say('Your role may not write this text') : say('Copies this text into a draft of the next version'),
    disabled: busy || loading || !permission?.granted,
    onHandle: () => {
      setBusy(true);
      open()
        .catch((error: unknown) => setRefusal(say(`The next version was not made: ${reasonOf(error)}`)))
        .finally(() => setBusy(false));
    },
    dialog: refusal !== null && { type: 'dialog', header: say('New version'), content: refusal, onClose: () => setRefusal(null) },
  };
};
