/** A document of the embedded lake as JSON in UTF-8: the longest law texts take a fourth of it. Hosted Sanity takes 32 MB. */
export const documentBytesAtMost = 2 * 1_024 * 1_024;

/** Everything in it, objects and lists included: about 8,000 paragraphs. */
export const documentValuesAtMost = 100_000;
