/** Marks tabs in a text. */
export const tabsSelector = '[data-tabs]';
