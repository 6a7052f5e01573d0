/** A word that occurs nowhere else: long enough to be in no hash and no data of a page. */
export const uniqueWord = (): string => Math.random().toString(36).slice(2);
