import * as z from 'zod/mini';

const answerSchema = z.object({ address: z.optional(z.string()) });

type Answer = { readonly ok: true; readonly address: string | undefined } | { readonly ok: false };

/** Asks the site to change what is previewed, or for a link to it; what fails, in whatever way, changes nothing. */
export async function askPreview(
  call: 'show' | 'link',
  body: { perspective: unknown } | { atMs: number | null } | { to: string },
): Promise<Answer> {
  try {
    const response = await fetch(`/api/preview/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) return { ok: false };
    return { ok: true, address: answerSchema.parse(await response.json()).address };
  } catch {
    return { ok: false };
  }
}
