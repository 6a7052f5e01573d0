export const fontFile = '/fonts/schibsted-grotesk-var.woff2';

const latinRange =
  'U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212';

/** The face, its metric-matched fallback, which a page keeps where the font comes late, so that no text moves, and the one rule that still needs a prefix. */
export const documentSheet = [
  `@font-face{font-family:"Schibsted Grotesk";src:url("${fontFile}") format("woff2");font-weight:400 700;font-style:normal;font-display:optional;unicode-range:${latinRange}}`,
  '@font-face{font-family:"Schibsted Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:101.5%;ascent-override:95%;descent-override:25%;line-gap-override:0%}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
].join('');
