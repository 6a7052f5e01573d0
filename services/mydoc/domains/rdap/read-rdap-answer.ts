import { z } from 'zod';

const domainObject = z.object({ objectClassName: z.literal('domain'), ldhName: z.string() });

/** Whether an answer of a server with status 200 describes this name (RFC 9083). Anything else says nothing. */
export function describesName(text: string, name: string): boolean {
  try {
    const { data } = domainObject.safeParse(JSON.parse(text));
    return data !== undefined && data.ldhName.toLowerCase().replace(/\.$/, '') === name.toLowerCase();
  } catch {
    return false;
  }
}
