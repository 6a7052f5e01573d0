/** The message of a caught value, for logs and command lines. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
