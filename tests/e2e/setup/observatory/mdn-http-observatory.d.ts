/** The rules of MDN's HTTP Observatory, of which only the parts that need no network are used. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export interface Output {
    readonly result: string;
    readonly pass: boolean;
    readonly constructor: { readonly name: string };
  }
  export class Requests {
    constructor(hostname: string);
    readonly hostname: string;
    readonly resources: { path: string | null };
    readonly responses: Record<'auto' | 'cors' | 'http' | 'https' | 'httpRedirects' | 'httpsRedirects', unknown>;
    session: unknown;
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Output, Requests } from '@mdn/mdn-http-observatory/src/types.js';

  export const ALL_TESTS: readonly ((requests: Requests) => Output)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}
