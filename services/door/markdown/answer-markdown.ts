import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOfConfiguration } from '#lib/catalogue/further-parameters.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';
import { pageOfMarkdown } from '#lib/discovery/markdown-address.ts';
import { markdownOfPage } from '#lib/discovery/markdown-of-page.ts';
import { languages, localizePath } from '#lib/language/languages.ts';
import { quotePath } from '#lib/public-api/quote-line.ts';
import { linkToPage, sendText, textTypes } from '#lib/discovery/send-text.ts';
import type { RenderedPages } from '#lib/revalidation/page-cache-registry.ts';
import { createBoundedQueue, isCallerLeft, isQueueFull, type BoundedQueue, type Turn } from '#services/platform/limits/bounded-queue.ts';
import type { Logger } from '#services/platform/log.ts';
import { sendCachedText } from '../cached-page.ts';
import { visitorAddress, type TrustedProxies } from '../trusted-proxies.ts';
import { createMarkdownWriter, type MarkdownWriter } from './markdown-writer.ts';
import { visitPage, type VisitedPage } from './visit-page.ts';

/** What writes pages as Markdown, for all who ask. */
export interface Markdown {
  readonly writer: MarkdownWriter;
  readonly visits: BoundedQueue;
}

/** A visit holds a page's HTML in memory; nobody takes all turns. */
const visitLimits = { atOnce: 16, waitingAtMost: 240, shareAtMost: 80 } as const;

export const openMarkdown = (writer: MarkdownWriter = createMarkdownWriter()): Markdown => ({
  writer,
  visits: createBoundedQueue(visitLimits),
});

interface MarkdownDeps {
  readonly markdown: Markdown;
  readonly stored?: Pick<RenderedPages, 'freshPage'> | undefined;
  readonly compress: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly log: Logger;
}

/** A page, or one as it is kept. */
type FoundPage = Pick<VisitedPage, 'html'> & Partial<VisitedPage>;

/** What every whole choice has; the others are known besides. */
const choiceParameters = 'area&hostProductId&bootDiskProduct&bootDiskSize&flowId';

const forGood = new Set([301, 308]);
const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Answers with the text of a page as Markdown: redirected as the page is, absent as the page is, 503 while the page cannot be had. */
export async function answerMarkdown(deps: MarkdownDeps, page: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
  const quote = quoteOfChoice(page, request);
  if (quote !== null) return sendText(response, 'markdown', async () => ({ kind: 'redirect', to: quote, permanent: false }));
  const left = new AbortController();
  response.once('close', () => left.abort());
  const reader = { share: visitorAddress(request, deps.trustedProxies), signal: left.signal };
  try {
    const { status = 200, location = '', html } = await findPage(deps, page, request, reader);
    if (isRedirect(status)) return await sendMoved(response, location, forGood.has(status));
    if (status >= 500) return await sendUnavailable(response, new Error(`the page answered ${status}`));
    const text = status === 200 ? await deps.markdown.writer.write(html, reader) : null;
    if (!text) return await sendText(response, 'markdown', async () => null);
    response.setHeader(...linkToPage(text.canonical));
    await sendCachedText(request, response, { of: text, text: text.markdown, type: textTypes.markdown }, deps.compress);
  } catch (error) {
    if (left.signal.aborted || isCallerLeft(error)) return;
    if (!isQueueFull(error)) deps.log.error({ err: error, page }, 'a page could not be written as Markdown');
    await sendUnavailable(response, error);
  }
}

/** The order form's text has no choice: one that the address makes has its price from the quotes. Null: the address makes none. */
function quoteOfChoice(page: string, { url = '' }: IncomingMessage): string | null {
  const [, query = ''] = url.split('?', 2);
  const makesChoice = [...new URLSearchParams(query).keys()].some((name) => isOfConfiguration(name, choiceParameters));
  return makesChoice && languages.some((language) => localizePath(purchasePage, language) === page) ? `${quotePath}?${query}` : null;
}

/** The page as it is kept; else as a visitor without cookies gets it. */
async function findPage(
  { stored, markdown }: MarkdownDeps,
  page: string,
  request: IncomingMessage,
  reader: Required<Turn>,
): Promise<FoundPage> {
  const fresh = await stored?.freshPage(page);
  return fresh ?? markdown.visits.run(() => visitPage(request, page, reader.signal), reader);
}

/** The text of the page that a redirect leads to; an address that has none as it is. */
const sendMoved = (response: ServerResponse, location: string, permanent: boolean): Promise<void> =>
  sendText(response, 'markdown', async () => {
    const [path = ''] = location.split(/[?#]/, 1);
    const text = markdownOfPage(path);
    return { kind: 'redirect', to: path.startsWith('/') && pageOfMarkdown(text) === path ? text : location, permanent };
  });

const sendUnavailable = (response: ServerResponse, because: unknown): Promise<void> =>
  sendText(response, 'markdown', () => Promise.reject(new ContentUnavailableError(because)));

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD', 'content-type': textTypes.plain, 'cache-control': 'no-store' });
  response.end('Only GET and HEAD\n');
}
