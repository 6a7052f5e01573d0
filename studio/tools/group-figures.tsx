import { groupFiguresCall } from '../../lib/contracts/calls/group-figures-call.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { money } from '../../lib/money/money.ts';
import { groupRows, type GroupRow } from './group-rows.ts';
import { DocumentLink, Page, PageMessage, Table, UnreadFromServices } from './page.tsx';
import { useAnswer } from './use-answer.ts';
import { useEditorCall } from './use-editor-call.ts';
import { pageLanguage, say } from '../words/say.ts';

const everyCampaign = '*[_type == "groupCampaign"] | order(startsAt desc)[0...100]{_id, _type, title, "slug": slug.current}';

type Sum = GroupRow['figures']['money'][number];

/** One line for each currency that was paid in. */
function Sums({ row, line }: { row: GroupRow; line: (sum: Sum) => string }) {
  if (row.figures.money.length === 0) return <>–</>;
  return (
    <>
      {row.figures.money.map((sum) => (
        <div key={sum.currency}>{line(sum)}</div>
      ))}
    </>
  );
}

const amount = (minor: number, { currency }: Sum): string => formatMoney(money(minor, currency), pageLanguage);

/** What became of each campaign's groups, and of their money. */
export function GroupFigures() {
  const answer = useAnswer(everyCampaign);
  const figures = useEditorCall(groupFiguresCall);
  if (answer.kind === 'refused') return <PageMessage>{say(`The campaigns could not be read: ${answer.why}`)}</PageMessage>;
  if (figures.kind === 'refused' || figures.kind === 'unavailable') return <UnreadFromServices kind={figures.kind} />;
  if (answer.kind === 'reading' || figures.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  return (
    <Page
      title={say('Group buying')}
      lead={say(
        'What became of each campaign’s groups. The success rate is of groups that ended after their leader had paid. Money held was paid for groups that still run; money kept is of groups that succeeded, less refunds.',
      )}
    >
      <Table
        heads={[
          say('Campaign'),
          say('Running'),
          say('Succeeded'),
          say('Failed'),
          say('Never opened'),
          say('Success rate'),
          say('Hidden coupons'),
          say('Money held'),
          say('Money kept'),
          say('Refunds'),
        ]}
      >
        {groupRows(answer.value, figures.message.campaigns).map((row) => (
          <tr key={row.id}>
            <td>
              {row.isGone ? (
                row.title
              ) : (
                <DocumentLink id={row.id} type="groupCampaign">
                  {row.title}
                </DocumentLink>
              )}
              <br />
              <small>{row.slug}</small>
            </td>
            <td>{row.figures.running}</td>
            <td>{row.figures.succeeded}</td>
            <td>{row.figures.failed}</td>
            <td>{row.figures.void}</td>
            <td>{row.successPercent === null ? '–' : `${row.successPercent}%`}</td>
            <td>{row.figures.hiddenCoupons}</td>
            <td>
              <Sums row={row} line={(sum) => amount(sum.heldMinor, sum)} />
            </td>
            <td>
              <Sums row={row} line={(sum) => amount(sum.keptMinor, sum)} />
            </td>
            <td>
              <Sums row={row} line={(sum) => `${sum.refundsAsked}: ${amount(sum.refundedMinor, sum)}`} />
            </td>
          </tr>
        ))}
      </Table>
    </Page>
  );
}
