import { useCallback } from 'react';
import { useClient } from 'sanity';
import { styled } from 'styled-components';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { readCatalogue } from '../../lib/catalogue/read-catalogue.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { catalogueQuery } from '../../lib/content/queries/catalogue-query.ts';
import { currencies } from '../../lib/money/currencies.ts';
import { useReading } from '../connection/use-reading.ts';
import { cardCodesQuery, cardPriceRows, cardReferences } from './card-prices.ts';
import { say } from '../words/say.ts';

const Prices = styled.table`
  width: 100%;
  margin: 0 0 1.25rem;
  border: 1px solid var(--card-border-color);
  border-collapse: collapse;
  font-size: 0.8125rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  caption {
    margin-bottom: 0.375rem;
    text-align: start;
    color: var(--card-muted-fg-color);
  }
  th,
  td {
    padding: 0.375rem 0.625rem;
    border-bottom: 1px solid var(--card-border-color);
    text-align: end;
    font-weight: inherit;
  }
  th:first-child {
    text-align: start;
  }
  tr[data-own='true'] {
    font-weight: 600;
  }
`;

/** Above a plan card's form: what its configuration costs a month, where it is shown and in every other region. */
export function CardPrices({ value }: { value: unknown }) {
  const client = useClient({ apiVersion: contentApiVersion });
  const { sizeGib } = asRecord(asRecord(value).disk);
  const references = JSON.stringify(cardReferences(value));
  const found = useReading(
    useCallback(async () => {
      const published = client.withConfig({ perspective: 'published' });
      const [answer, codes] = await Promise.all([
        published.fetch<unknown>(catalogueQuery),
        published.fetch<unknown>(cardCodesQuery, JSON.parse(references) as ReturnType<typeof cardReferences>),
      ]);
      const catalogue = readCatalogue(answer);
      return catalogue.ok ? cardPriceRows(catalogue.catalogue, codes, sizeGib) : null;
    }, [client, references, sizeGib]),
  );
  const rows = found.kind === 'read' ? found.value : null;

  // the form works without it
  if (!rows) return null;
  return (
    <Prices>
      <caption>{say('What this configuration costs a month. The card shows the first line.')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('Region')}</th>
          {currencies.map((currency) => (
            <th key={currency} scope="col">
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ region, isOwn, amounts }) => (
          <tr key={region} data-own={isOwn}>
            <th scope="row">{region}</th>
            {amounts.map((amount, index) => (
              <td key={currencies[index]}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Prices>
  );
}
