import { exampleNotice } from '#lib/company/example-values.ts';
import { publishedClient } from '#lib/content/client.ts';
import { readContentConfig } from '#lib/content/config.ts';
import { publishedSource, type AskContent } from '#lib/content/content-source.ts';
import { documentTypes } from '#lib/content/document-types.ts';

const everythingQuery = `*[_type in ${JSON.stringify(documentTypes)}][0...5000]`;

/** The whole content, on a machine that has just started everything. */
const askTimeoutMs = 20_000;

/** What a launch still has to replace, in one sentence; null if nothing, or while the content does not answer. */
export async function findExampleNotice(
  environment: Readonly<Record<string, string | undefined>>,
  studio: string,
  ask: AskContent = publishedSource(publishedClient({ ...readContentConfig(environment), timeoutMs: askTimeoutMs })).ask,
): Promise<string | null> {
  const answer = await ask(everythingQuery).catch(() => null);
  return Array.isArray(answer) ? exampleNotice(answer, `${studio}/check`) : null;
}
