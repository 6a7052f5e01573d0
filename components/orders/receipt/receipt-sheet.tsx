import { styled } from '#components/ui/styled/styled.ts';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import type { NamedValue, ReceiptView } from '#lib/orders/receipts/receipt-view.ts';

const Sheet = styled('article', {
  base: {
    maxWidth: '46rem',
    marginTop: '6',
    padding: { base: '5', sm: '10' },
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    background: 'bg',
    fontSize: '.9375rem',
    '& .title': { textStyle: 'h2', marginTop: '0' },
    '& .number': { marginTop: '1' },
    '& .parties': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' },
      gap: '6',
      marginTop: '6',
      overflowWrap: 'anywhere',
      '& h2': { fontSize: '1em', fontWeight: 'normal', color: 'fg.muted', marginBottom: '1' },
    },
    '& dl': { marginTop: '6', borderTop: '1px solid', borderColor: 'border', paddingTop: '3', display: 'grid', gap: '1' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,2fr) minmax(0,3fr)', sm: '11rem minmax(0,1fr)' },
      columnGap: { base: '3', sm: '6' },
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
    '& table': { width: 'full', marginTop: '8', borderCollapse: 'collapse' },
    '& caption': { textAlign: 'start', fontWeight: 'semibold', paddingBottom: '2' },
    '& th': { fontWeight: 'normal', textAlign: 'start', overflowWrap: 'anywhere' },
    '& th, & td': { borderTop: '1px solid', borderColor: 'border', paddingBlock: '2', verticalAlign: 'top' },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '4', fontVariantNumeric: 'tabular-nums' },
    '& .sum > *': { fontWeight: 'semibold', borderTopColor: 'border.emphasized' },
    '& .notes': { marginTop: '8', display: 'grid', gap: '2', textStyle: 'sm', color: 'fg.muted' },
    // on paper its width is that of the sheet, and no table's row is torn apart
    '@media print': {
      '&[data-next]': { breakBefore: 'page' },
      maxWidth: 'none',
      marginTop: '0',
      padding: '0',
      border: '0',
      fontSize: '9.5pt',
      lineHeight: '1.4',
      '& .parties, & dl': { marginTop: '4' },
      '& table, & .notes': { marginTop: '5' },
      '& th, & td': { paddingBlock: '1' },
      '& tr, & dl > div, & .parties': { breakInside: 'avoid' },
      '& .parties': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
      '& dl > div': { gridTemplateColumns: '11rem minmax(0,1fr)' },
    },
  },
});

interface ReceiptSheetProps {
  view: ReceiptView;
  /** Another one comes before it. */
  isNext?: boolean;
}

/** A receipt as a sheet of paper: the same words and amounts as in its PDF. */
export function ReceiptSheet({ view: { title, number, parties, facts, tables, notes }, isNext = false }: ReceiptSheetProps) {
  const Heading = isNext ? 'h2' : 'h1';
  return (
    <Sheet data-next={isNext || undefined}>
      <Heading className="title">{title}</Heading>
      <p className="number">
        <WholeNumbers>{number}</WholeNumbers>
      </p>
      <div className="parties">
        {parties.map(({ heading, lines }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {lines.map((line, row) => (
              <p key={row}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <WholeNumbers>{value}</WholeNumbers>
            </dd>
          </div>
        ))}
      </dl>
      {tables.map((table) => (
        <Amounts key={table.heading} {...table} />
      ))}
      <div className="notes">
        {notes.map((note, row) => (
          <p key={row}>{note}</p>
        ))}
      </div>
    </Sheet>
  );
}

function Amounts({ heading, rows, sum }: ReceiptView['tables'][number]) {
  const cells = ([name, amount]: NamedValue) => (
    <>
      <th scope="row">{name}</th>
      <td>{amount}</td>
    </>
  );
  return (
    <table>
      <caption>{heading}</caption>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>{cells(row)}</tr>
        ))}
        {sum ? <tr className="sum">{cells(sum)}</tr> : null}
      </tbody>
    </table>
  );
}
