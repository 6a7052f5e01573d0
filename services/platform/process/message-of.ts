/** What a caught value says of itself, for the log and for whoever typed a command. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
