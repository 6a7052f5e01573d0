import { couponFigures } from '../../lib/contracts/calls/coupon-calls.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { money } from '../../lib/money/money.ts';
import { couponRows, type CouponRow } from './coupon-rows.ts';
import { DocumentLink, Page, PageMessage, Table, UnreadFromServices } from './page.tsx';
import { useAnswer } from './use-answer.ts';
import { useEditorCall } from './use-editor-call.ts';
import { pageLanguage, say } from '../words/say.ts';

const everyCampaign = '*[_type == "couponCampaign"] | order(startsAt desc)[0...500]{_id, _type, name, code, stock}';

/** An amount for each currency that was paid in. */
function Amounts({ row, of }: { row: CouponRow; of: 'keptMinor' | 'discountMinor' }) {
  if (row.figures.orders.length === 0) return <>–</>;
  return (
    <>
      {row.figures.orders.map((sum) => (
        <div key={sum.currency}>{formatMoney(money(sum[of], sum.currency), pageLanguage)}</div>
      ))}
    </>
  );
}

/** What became of each campaign's coupons, and what the orders with them brought. */
export function CouponFigures() {
  const answer = useAnswer(everyCampaign);
  const figures = useEditorCall(couponFigures);
  if (answer.kind === 'refused') return <PageMessage>{say(`The campaigns could not be read: ${answer.why}`)}</PageMessage>;
  if (figures.kind === 'refused' || figures.kind === 'unavailable') return <UnreadFromServices kind={figures.kind} />;
  if (answer.kind === 'reading' || figures.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  return (
    <Page
      title={say('Coupons')}
      lead={say(
        'What became of each campaign’s coupons. Revenue is what was paid with them, less refunds; cost is what they took off orders that were not refunded in full.',
      )}
    >
      <Table
        heads={[say('Campaign'), say('Claimed'), say('Unused'), say('Reserved'), say('Used'), say('Expired'), say('Revenue'), say('Cost')]}
      >
        {couponRows(answer.value, figures.message.campaigns).map((row) => (
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
            <td>
              {row.stock === null ? row.figures.claimed : `${row.figures.claimed} ${pageLanguage === 'en' ? 'of' : '/'} ${row.stock}`}
            </td>
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
