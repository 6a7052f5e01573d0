import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type * as z from 'zod/mini';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import type { Call, FormSchema } from '../../lib/contracts/define-call.ts';
import { editorClient } from './editor-client.ts';

export type EditorAnswer<Message> =
  | { readonly kind: 'reading' }
  /** The services do not know this Studio's user as an editor. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'read'; readonly message: Message };

/** Asks the services with what this Studio is logged in by: hosted Sanity's token, or the session's cookie of the lake. */
export function useEditorCall<Output extends z.ZodMiniType>(call: Call<FormSchema, Output>): EditorAnswer<z.output<Output>> {
  const { token } = useClient({ apiVersion: contentApiVersion }).config();
  const [answer, setAnswer] = useState<EditorAnswer<z.output<Output>>>({ kind: 'reading' });
  useEffect(() => {
    const leaving = new AbortController();
    editorClient(token)
      .call(call, {}, { signal: leaving.signal })
      .then((result) => {
        if (leaving.signal.aborted) return;
        if (result.ok) setAnswer({ kind: 'read', message: result.message });
        else setAnswer({ kind: result.kind === 'refused' ? 'refused' : 'unavailable' });
      })
      .catch(() => setAnswer({ kind: 'unavailable' }));
    return () => leaving.abort();
  }, [call, token]);
  return answer;
}
