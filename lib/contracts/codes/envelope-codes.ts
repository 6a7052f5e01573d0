/** `code` of every successful answer. */
export const successCode = 2000;

/** `code` of a refusal for want of a log-in. */
export const loginRequiredCode = 401;

/** `code` of what cannot be made of the input. */
export const dataErrorCode = 4004;
