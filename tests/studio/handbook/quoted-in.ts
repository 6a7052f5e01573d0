/** What a sentence quotes, by the quotation marks of its language. */
export const quotedIn = (sentence: string): string[] =>
  [...sentence.matchAll(/“([^”]+)”|「([^」]+)」/g)].map(([, one, other]) => one ?? other ?? '');
