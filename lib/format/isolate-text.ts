const isolates = /[\u2066-\u2069]/g;
/** Characters that are written from right to left, and marks that turn the direction round. */
const turnsRound = /[\p{Bidi_Control}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A visitor's text for the middle of a sentence, whose direction it must not turn round. */
export const isolateText = (text: string): string => (turnsRound.test(text) ? `\u2068${text.replace(isolates, '')}\u2069` : text);
