import { Table } from '../page.tsx';
import { OpenQuotesTouched } from './open-quotes.tsx';
import type { PriceChange, PricedRow } from './price-changes.ts';
import { priceEffects, type PriceEffect } from './price-effects.ts';
import type { ReadPriceList } from './use-price-list.ts';
import { say } from '../../words/say.ts';

interface EffectsProps {
  readonly list: Pick<ReadPriceList, 'catalogue' | 'shown'>;
  readonly changes: readonly PriceChange<PricedRow>[];
}

/** What pages will show instead, and the open quotes that keep the former price. */
export function Effects({ list: { catalogue, shown }, changes }: EffectsProps) {
  const effects = priceEffects(catalogue, changes, shown);
  return (
    <>
      <section>
        <h2>{say('What pages will show')}</h2>
        {effects.length > 0 ? <PriceEffectTable effects={effects} /> : <p>{say('No card, promotion or group buy shows another price.')}</p>}
      </section>
      <OpenQuotesTouched changes={changes} />
    </>
  );
}

function PriceEffectTable({ effects }: { effects: readonly PriceEffect[] }) {
  return (
    <Table heads={[say('Shown on'), say('Model'), say('Region'), say('A month')]}>
      {effects.map(({ what, model, region, changes }) => (
        <tr key={`${what} ${model} ${region}`}>
          <td>{what}</td>
          <td>{model}</td>
          <td>{region}</td>
          <td>
            {changes.map(({ before, after }) => (
              <div key={before}>
                {before} → <strong>{after}</strong>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}
