import type { Visitor } from '../envelope/visitor.ts';

const robots = /bot\b|bot\/|crawl|spider|slurp|scrape|preview|facebookexternalhit|lighthouse|monitor|pingdom|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici/i;

/** Whether a person looks at the page: no robot, and not a page fetched ahead that may never be seen. */
export function isVisit(visitor: Pick<Visitor, 'header'>): boolean {
  const agent = visitor.header('user-agent');
  if (!agent || robots.test(agent)) return false;
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => visitor.header(name) ?? '');
  return !purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
}
