const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text is an id as ours are written: a UUID in lower case, with hyphens. */
export const isUuid = (text: string): boolean => uuid.test(text);
