import { escapeMarkup } from '#lib/format/escape-markup.ts';

/** Characters that XML 1.0 does not allow in any notation. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text escaped as the content of an element or an attribute. */
export const xmlText = (text: string): string => escapeMarkup(text.replace(forbidden, ''));
