const amount = /^(?:[A-Z]{2,3})?[$¥€]\d[\d,]*(\.\d+)?$/;

/** The decimals of an amount with their point, `.023`; null: it is none. */
const decimalsOf = (cell: string): string | null => {
  const match = amount.exec(cell);
  return match ? (match[1] ?? '') : null;
};

/**
 * For each column of a table, what its cells lack on the right to stand decimal point below decimal point; null: a column of something
 * else than amounts.
 */
export function amountColumns(rows: readonly (readonly string[])[]): (readonly string[] | null)[] {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: columns }, (_, column) => {
    const decimals = rows.map((cells) => decimalsOf(cells[column] ?? ''));
    if (rows.length === 0 || !decimals.every((each) => each !== null)) return null;
    const longest = Math.max(...decimals.map((each) => each.length));
    return decimals.map((each) => (each === '' ? '.'.padEnd(longest, '0').slice(0, longest) : '0'.repeat(longest - each.length)));
  });
}
