/** How many letters have to be changed, added, left out or swapped with a neighbour to make one word of another. */
export function editDistance(one: string, other: string): number {
  const left = Array.from(one);
  const right = Array.from(other);
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [row, letter] of left.entries()) {
    const current = [row + 1];
    for (const [column, against] of right.entries()) {
      const changed = (last[column] ?? 0) + (letter === against ? 0 : 1);
      const isSwapped = row > 0 && column > 0 && letter === right[column - 1] && left[row - 1] === against;
      const swapped = isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, swapped, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
