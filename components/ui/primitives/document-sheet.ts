export const fontFile = '/fonts/schibsted-grotesk-var.woff2';

/** Punctuation to which Chinese and Japanese fonts give the width of a character: dashes, quotation marks, the ellipsis. */
const wideSigns = 'U+2014-2015,U+2018-201D,U+2026';
const latinSigns = 'U+0020-007E,U+00A0-00FF,U+2010-2013,U+2022,U+2032-2033,U+20AC,U+2190-2193,U+2212';

const face = (family: string, range: string): string =>
  `@font-face{font-family:"${family}";src:url("${fontFile}") format("woff2");font-weight:400 700;font-style:normal;font-display:optional;unicode-range:${range}}`;

/** The system's face in the font's measures. Each weight has its own: a browser would draw a regular face twice for a bold one. */
const fallback = (names: readonly string[], weights: string): string =>
  `@font-face{font-family:"Schibsted Fallback";src:${names.map((name) => `local("${name}")`).join()};font-weight:${weights};` +
  'size-adjust:101.5%;ascent-override:95%;descent-override:25%;line-gap-override:0%}';

/**
 * The document's own rules: the font, also for punctuation among Chinese and Japanese characters; its metric-matched fallback, which a page
 * keeps if the font comes late, so that no text moves; the one rule that still needs a prefix; scroll locking behind a dialog; and what a
 * sheet of paper shows of the frame, which is nothing.
 */
export const documentSheet = [
  face('Schibsted Grotesk', `${latinSigns},${wideSigns}`),
  face('Schibsted among Hanzi', latinSigns),
  fallback(['Arial', 'Liberation Sans', 'Helvetica'], '400 500'),
  fallback(['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Helvetica Bold', 'Helvetica-Bold'], '600 700'),
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  'html:has(dialog:modal){overflow:hidden}',
  '@media print{body>:not(#__next),#__next>:not(main){display:none!important}}',
].join('');
