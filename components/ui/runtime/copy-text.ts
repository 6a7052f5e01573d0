/** The outcome of copying; `unsupported` on a page without https, where browsers offer no clipboard. */
export type CopyOutcome = 'copied' | 'failed' | 'unsupported';

/** Puts a text on the visitor's clipboard. */
export async function copyText(text: string): Promise<CopyOutcome> {
  if (!('clipboard' in navigator)) return 'unsupported';
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
