import { useState } from 'react';
import { useClient } from 'sanity';
import { useRouter } from 'sanity/router';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { publishedIdOf } from '../../../lib/content/document-ids.ts';
import type { Language } from '../../../lib/language/languages.ts';
import { reasonOf } from '../../connection/reason-of.ts';
import { say } from '../../words/say.ts';
import { translationDraft } from './translation-draft.ts';

/** What somebody has begun already, also by hand. */
const begunAlready = '*[_type == "article" && kind == "help" && translationKey == $key && language == $language][0]._id';

/** Opens the draft of a missing translation of a help article: the one that was begun, or a copy of the source. */
export function BeginTranslation({ sourceId, language }: { sourceId: string; language: Language }) {
  const client = useClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const open = async (): Promise<void> => {
    const draft = translationDraft(await client.getDocument(sourceId), language, crypto.randomUUID());
    if (!draft) {
      setRefusal(say('The text it translates is not there any more.'));
      return;
    }
    const begun = await client.fetch<unknown>(begunAlready, { key: draft.translationKey, language });
    if (typeof begun !== 'string') await client.create(draft);
    router.navigateIntent('edit', { id: publishedIdOf(typeof begun === 'string' ? begun : draft._id), type: 'article' });
  };

  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={() => {
          setBusy(true);
          setRefusal(null);
          open()
            .catch((error: unknown) => setRefusal(say(`The translation was not begun: ${reasonOf(error)}`)))
            .finally(() => setBusy(false));
        }}
      >
        {say('Begin translating')}
      </button>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </>
  );
}
