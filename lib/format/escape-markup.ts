const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' };

/** A text as the content of an element or an attribute, in HTML as in XML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"'`]/g, (character) => entities[character] ?? '');
