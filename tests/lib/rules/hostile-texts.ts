/** Long enough that quadratic work would never end within a test. */
const hostileLength = 100_000;

/** Texts of 10⁵ characters that could cause catastrophic backtracking. */
export const hostileTexts: readonly string[] = [
  'a',
  '1',
  'aA1!',
  '.',
  'a.',
  '1.',
  '-',
  ':',
  '::',
  '1:',
  '/',
  '@',
  'a@',
  'http://',
  'root',
  ' ',
  '\n',
  '𠮷',
  '😀',
  '１',
  'é',
  'xn--',
].map((seed) => seed.repeat(Math.ceil(hostileLength / seed.length)));

/** A valid beginning, a long middle and an invalid end. */
export const hostileEndings: readonly string[] = ['!', '\n', '@', ' '].flatMap((end) =>
  ['http://a.', 'a@', '10.0.0.1/', 'fe80::', '+', '0', '01:'].map((start) => `${start}${'a1'.repeat(hostileLength / 2)}${end}`),
);
