const hidden = '…';
const patterns: readonly RegExp[] = [
  // e-mail addresses
  /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"',;]+/gu,
  // addresses with what they may carry
  /https?:\/\/\S+/giu,
  // keys and tokens
  /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}\b/giu,
  // telephone and card numbers, addresses of machines, identity documents: seven digits, also in groups
  /\p{Nd}(?:[ ()./:+-]{0,2}\p{Nd}){6,}/gu,
  // what follows a word for a secret
  /((?:password|passwd|token|secret|密码|口令|密钥|パスワード|暗証番号)\s*(?:is|[:=：]|是|は)?\s*)\S+/giu,
  // numbers of identity documents with letters
  /\b\p{Nd}{15,17}[\p{Nd}xX]\b/gu,
];

/** A text without what may tell of a person, and without secrets. */
export const redact = (text: string): string =>
  patterns.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (_whole, before: unknown) => (typeof before === 'string' ? `${before}${hidden}` : hidden)),
    text.normalize('NFKC'),
  );
