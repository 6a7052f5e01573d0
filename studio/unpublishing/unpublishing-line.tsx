import { useClient, useDocumentPairPermissions } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { instantInWords } from '../../cms-schemas/rules/studio-time.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { publishedIdOf } from '../../lib/content/document-ids.ts';
import { releaseFailureIn } from '../connection/lake-refusals.ts';
import { FormLine } from '../desk/form-line.ts';
import { Controls } from '../tools/controls.ts';
import { Refusal } from '../tools/editors/refusal.tsx';
import { useSending } from '../tools/editors/use-sending.ts';
import { pageTranslator, say } from '../words/say.ts';
import { cancelUnpublishing } from './unpublishing-calls.ts';
import type { Unpublishing } from './unpublishing.ts';
import { useUnpublishing } from './use-unpublishing.ts';

/** Above the form of a document that leaves the site by itself: when, or why it could not, and the button that leaves it there. */
export function UnpublishingLine({ value, type }: { value: unknown; type: string }) {
  const { _id } = asRecord(value);
  return typeof _id === 'string' ? <LineOf id={publishedIdOf(_id)} type={type} /> : null;
}

function LineOf({ id, type }: { id: string; type: string }) {
  const client = useClient({ apiVersion: contentApiVersion });
  const unpublishing = useUnpublishing(id);
  const [permissions] = useDocumentPairPermissions({ id, type, permission: 'unpublish' });
  const { isSending, refusal, send } = useSending();
  if (!unpublishing) return null;
  return (
    <FormLine as="div" data-testid="unpublishing">
      <Controls>
        <span role="status">{wordsOf(unpublishing)}</span>
        <Refusal says={refusal && say(`Nothing was changed: ${refusal}`)} />
        {permissions?.granted ? (
          <button type="button" disabled={isSending} onClick={() => void send(() => cancelUnpublishing(client, unpublishing))}>
            {say('Cancel the unpublishing')}
          </button>
        ) : null}
      </Controls>
    </FormLine>
  );
}

function wordsOf({ state, at, failure }: Unpublishing): string {
  if (state === 'scheduled' && at !== null) return say(`It is unpublished by itself at ${instantInWords(at)}.`);
  if (!failure || at === null) return say('It was to be unpublished by itself, and has no time for that now. Choose one, or cancel it.');
  return say(`It was not unpublished at ${instantInWords(at)}: ${releaseFailureIn(pageTranslator, failure)}`);
}
