import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { couponFigures, type CampaignFigures } from '../../lib/contracts/calls/coupon-calls.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { money } from '../../lib/money/money.ts';
import { createMydocClient } from '../../lib/mydoc/mydoc-client.ts';
import { couponRows, type CouponRow } from './coupon-rows.ts';
import { DocumentLink, Page, PageMessage, Table } from './page.tsx';
import { useAnswer } from './use-answer.ts';

const everyCampaign = '*[_type == "couponCampaign"] | order(startsAt desc)[0...500]{_id, _type, name, code, stock}';

type Figures = readonly CampaignFigures[] | 'reading' | 'refused' | 'away';

/** Asks the services with what this Studio is logged in by: hosted Sanity's token, or the session's cookie of the lake. */
function useFigures(): Figures {
  const { token } = useClient({ apiVersion: contentApiVersion }).config();
  const [figures, setFigures] = useState<Figures>('reading');
  useEffect(() => {
    const leaving = new AbortController();
    const authorized: typeof fetch = (address, init) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set('authorization', `Bearer ${token}`);
      return fetch(address, { ...init, headers });
    };
    createMydocClient({ fetch: authorized })
      .call(couponFigures, {}, { signal: leaving.signal })
      .then((answer) => {
        if (leaving.signal.aborted) return;
        if (answer.ok) setFigures(answer.message.campaigns);
        else setFigures(answer.kind === 'refused' ? 'refused' : 'away');
      })
      .catch(() => setFigures('away'));
    return () => leaving.abort();
  }, [token]);
  return figures;
}

/** An amount for each currency that was paid in. */
function Amounts({ row, of }: { row: CouponRow; of: 'keptMinor' | 'discountMinor' }) {
  if (row.figures.orders.length === 0) return <>–</>;
  return (
    <>
      {row.figures.orders.map((sum) => (
        <div key={sum.currency}>{formatMoney(money(sum[of], sum.currency), 'en')}</div>
      ))}
    </>
  );
}

/** What became of each campaign's coupons, and what the orders with them brought. */
export function CouponFigures() {
  const answer = useAnswer(everyCampaign);
  const figures = useFigures();
  if (answer.kind === 'refused') return <PageMessage>The campaigns could not be read: {answer.why}</PageMessage>;
  if (figures === 'refused')
    return <PageMessage>The services do not know you as an editor. Log out of the Studio and in again.</PageMessage>;
  if (figures === 'away') return <PageMessage>The figures could not be read. Try again in a moment.</PageMessage>;
  if (answer.kind === 'reading' || figures === 'reading') return <PageMessage>Reading…</PageMessage>;
  return (
    <Page
      title="Coupons"
      lead="What became of each campaign’s coupons. Revenue is what was paid with them, less refunds; cost is what they took off orders that were not refunded in full."
    >
      <Table heads={['Campaign', 'Claimed', 'Unused', 'Reserved', 'Used', 'Expired', 'Revenue', 'Cost']}>
        {couponRows(answer.documents, figures).map((row) => (
          <tr key={row.id}>
            <td>
              {row.isGone ? (
                row.title
              ) : (
                <DocumentLink id={row.id} type="couponCampaign">
                  {row.title}
                </DocumentLink>
              )}
              <br />
              <small>{row.code}</small>
            </td>
            <td>{row.stock === null ? row.figures.claimed : `${row.figures.claimed} of ${row.stock}`}</td>
            <td>{row.figures.available}</td>
            <td>{row.figures.reserved}</td>
            <td>{row.figures.used}</td>
            <td>{row.figures.expired}</td>
            <td>
              <Amounts row={row} of="keptMinor" />
            </td>
            <td>
              <Amounts row={row} of="discountMinor" />
            </td>
          </tr>
        ))}
      </Table>
    </Page>
  );
}
