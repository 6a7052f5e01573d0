import { useCallback } from 'react';
import { useClient } from 'sanity';
import type { UserViewComponent } from 'sanity/structure';
import { pricesInStudio } from '../../cms-schemas/lookups/promotion-prices.ts';
import { claimInWords } from '../../cms-schemas/rules/price-claim.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { currencies } from '../../lib/money/currencies.ts';
import type { PromotionPrices } from '../../lib/price-history/promotion-prices.ts';
import { useReading } from '../connection/use-reading.ts';
import { Page, PageMessage, Table } from '../tools/page.tsx';
import { say } from '../words/say.ts';

const lead = say(
  'What the pages will say when it starts, or say now if it runs. It is computed from the history of prices, by the rules of the markets that the site settings name.',
);

const pages = { en: say('English'), zh: say('Chinese'), ja: say('Japanese') } as const;

/** What the site would say of a promotion's prices if it were published as it is: at its start, or now if it runs. */
export const PromotionPricesView: UserViewComponent = ({ document }) => {
  const client = useClient({ apiVersion: contentApiVersion });
  const { displayed } = document;
  const found = useReading(
    useCallback(() => pricesInStudio(displayed, client.withConfig({ perspective: 'published' })), [client, displayed]),
  );

  if (found.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  const prices: PromotionPrices = found.kind === 'read' ? found.value : { kind: 'unknown' };
  if (prices.kind === 'incomplete')
    return <PageMessage>{say('Give the discount, the models, the address, the start and the end first.')}</PageMessage>;
  if (prices.kind === 'ended') return <PageMessage>{say('It has ended and does not come again: no price is made by it.')}</PageMessage>;
  if (prices.kind === 'unknown') return <PageMessage>{say('The history of prices could not be read. Try again in a moment.')}</PageMessage>;
  return (
    <Page title={say('Price before')} lead={lead}>
      <Table heads={[say('Pages'), say('Server'), ...currencies]}>
        {prices.rows.map(({ language, model, prices: claims }) => (
          <tr key={`${language} ${model}`}>
            <td>{pages[language]}</td>
            <td>{model}</td>
            {currencies.map((currency) => (
              <td key={currency}>{say(claimInWords(claims[currency], currency))}</td>
            ))}
          </tr>
        ))}
      </Table>
    </Page>
  );
};
