import type { Visitor } from '../envelope/visitor.ts';

/** Bots by their user agent; phones of the brand Cubot are not bots. */
const robots =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap[ey]|archiver|preview|facebookexternalhit|inspectiontool|lighthouse|headless|monitor|pingdom|chatgpt-user|curl|wget|libwww|python|java\/|guzzle|postman|go-http|okhttp|axios|node-fetch|undici/i;

/** Whether a person views the page: no bot, and no prefetch that may never be seen. */
export function isVisit(visitor: Pick<Visitor, 'header'>): boolean {
  const agent = visitor.header('user-agent');
  if (!agent || robots.test(agent)) return false;
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => visitor.header(name) ?? '');
  return !purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
}
