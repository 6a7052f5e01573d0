/** The parsed message, or null if it is not JSON, which the reader's schema rejects. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
