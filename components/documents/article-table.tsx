import { ScrollTable } from './scroll-table.tsx';

interface ArticleTableProps {
  rows: readonly { readonly cells: readonly string[] }[];
  /** Names the region that scrolls. */
  name: string;
}

/** A table of the content; its first row is its head. */
export function ArticleTable({ rows, name }: ArticleTableProps) {
  const [head, ...body] = rows;
  return (
    <ScrollTable role="region" tabIndex={0} aria-label={name}>
      <table>
        <thead><tr>{head?.cells.map((cell, column) => <th key={column} scope="col">{cell}</th>)}</tr></thead>
        <tbody>
          {body.map(({ cells }, row) => <tr key={row}>{cells.map((cell, column) => <td key={column}>{cell}</td>)}</tr>)}
        </tbody>
      </table>
    </ScrollTable>
  );
}
