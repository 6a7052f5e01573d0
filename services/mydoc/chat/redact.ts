const hidden = '…';
const patterns: readonly RegExp[] = [
  // private keys in full
  /-----BEGIN[\s\S]*?(?:-----END[^-]*-----|$)/gu,
  // e-mail addresses
  /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"',;]+/gu,
  // addresses with what they may carry
  /https?:\/\/\S+/giu,
  // keys and tokens
  /(?<![\w+/=.-])(?=[\w+/=.-]*\d)(?=[\w+/=.-]*[a-z])[\w+/=.-]{20,}/giu,
  /\b(?:sk|pk|rk|ghp|gho|ghs|xox[abp]|akia|bearer)[-_ ][\w.+/=-]{8,}/giu,
  // numbers of identity documents with letters
  /\b\p{Nd}{15,17}[\p{Nd}xX]\b/gu,
  // telephone and card numbers, addresses of machines, identity documents: seven digits, also in groups
  /\p{Nd}(?:[\s()./:+・\p{Pd}]{0,2}\p{Nd}){6,}/gu,
  // the same in Chinese and Japanese digits
  /[〇零一二三四五六七八九]{7,}/gu,
  // what follows a word for a secret
  /((?:password|passwd|token|secret|密码|口令|密钥|パスワード|暗証番号)\s*(?:is|[:=：]|是|は)?\s*)\S+/giu,
];

/** A text without what may tell of a person, and without secrets. */
export const redact = (text: string): string =>
  patterns.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (_whole, before: unknown) => (typeof before === 'string' ? `${before}${hidden}` : hidden)),
    text.normalize('NFKC'),
  );
