/** What a message says, or null where it is not JSON; the reader's schema refuses that. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
