import { styled } from 'styled-components';
import { dailyFigures, figureDays, type DayFigures } from '../../../lib/contracts/calls/figure-calls.ts';
import { formatMoney } from '../../../lib/money/format-money.ts';
import { money } from '../../../lib/money/money.ts';
import { Table } from '../page.tsx';
import { NamedCode } from '../prices/named-code.tsx';
import { useItemNames } from '../prices/use-item-names.ts';
import { useEditorCall } from '../use-editor-call.ts';
import { DayPlot } from './day-plot.tsx';
import { pageLanguage, say } from '../../words/say.ts';

const Plots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: 1.5rem;
  margin: 0.75rem 0 1.5rem;
`;

const titles = {
  visits: say('Visits'),
  searches: say('Searches'),
  lostSearches: say('Searches without a result'),
  quotes: say('Quotes'),
  ordersPlaced: say('Orders placed'),
  ordersPaid: say('Orders paid'),
} as const satisfies Partial<Record<keyof DayFigures, string>>;

/** What happened on the site by day, and the revenue of each model. */
export function SiteFigures() {
  const answer = useEditorCall(dailyFigures);
  const names = useItemNames();
  if (answer.kind === 'reading') return <p role="status">{say('Reading…')}</p>;
  if (answer.kind !== 'read') return <p role="status">{say('The figures could not be read. Try again in a moment.')}</p>;
  const { days, revenue } = answer.message;
  const figures = ['visits', 'searches', 'lostSearches', 'quotes', 'ordersPlaced', 'ordersPaid'] as const;
  return (
    <>
      <p>{say(`The last ${figureDays} days, UTC.`)}</p>
      <Plots>
        {figures.map((name) => (
          <DayPlot key={name} title={titles[name]} days={days.map((each) => ({ day: each.day, value: each[name] }))} />
        ))}
      </Plots>
      {revenue.length === 0 ? (
        <p>{say('No order was paid.')}</p>
      ) : (
        <Table heads={[say('Model'), say('Orders paid'), say('Revenue less refunds')]}>
          {revenue.map(({ model, currency, orders, keptMinor }) => (
            <tr key={`${model} ${currency}`}>
              <td>
                <NamedCode code={model} names={names} />
              </td>
              <td>{orders}</td>
              <td>{formatMoney(money(keptMinor, currency), pageLanguage)}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
