/** What a draw is decided by: the seed was committed to when the group opened, the number came from the leader's browser after that. */
export interface DrawnFrom {
  /** Hexadecimal, as the group shows it. */
  readonly seed: string;
  readonly number: number;
}

const encoder = new TextEncoder();
/** The bits of the digest that decide: as many as a number holds exactly. */
const decidingBytes = 6;

/** SHA-256 of a text, hexadecimal; by WebCrypto, in a browser as in Node. */
async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is published of a seed before the draw: its SHA-256, hexadecimal. */
export const commitmentOf = (seed: string): Promise<string> => sha256(seed);

/** Where the draw fell, from 0 to below 100: it wins below the percentage. SHA-256 of `seed:number`, its first 48 bits. */
export async function drawnPercent({ seed, number }: DrawnFrom): Promise<number> {
  const digest = await sha256(`${seed}:${number}`);
  return (Number.parseInt(digest.slice(0, decidingBytes * 2), 16) / 2 ** (decidingBytes * 8)) * 100;
}

/** Whether a draw wins; the same in the service and in the browser that verifies it. */
export const isWinningDraw = async (from: DrawnFrom, percent: number): Promise<boolean> => (await drawnPercent(from)) < percent;

/** Checks a draw that is shown: the seed is the one that was committed to, and the outcome follows from it. */
export async function verifyDraw(from: DrawnFrom & { commitment: string; percent: number; won: boolean }): Promise<boolean> {
  return (await commitmentOf(from.seed)) === from.commitment && (await isWinningDraw(from, from.percent)) === from.won;
}
