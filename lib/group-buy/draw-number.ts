import { drawNumberAtMost } from '#lib/contracts/calls/group-calls.ts';

const numbers = drawNumberAtMost + 1;
/** Values of the source above this would make small numbers likelier than large ones. */
const usable = Math.floor(2 ** 32 / numbers) * numbers;

/** The number that a leader's browser adds to a draw, from its own random source, each as likely. */
export function drawNumber(random: (into: Uint32Array) => void = (into) => void crypto.getRandomValues(into)): number {
  const drawn = new Uint32Array(1);
  for (;;) {
    random(drawn);
    const [value = usable] = drawn;
    if (value < usable) return value % numbers;
  }
}
