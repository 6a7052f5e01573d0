import { Table } from '../page.tsx';
import type { ItemNames } from './item-names.ts';
import { NamedCode } from './named-code.tsx';
import { OpenQuotesTouched } from './open-quotes.tsx';
import type { PriceChange, PricedRow } from './price-changes.ts';
import { priceEffects, type PriceEffect } from './price-effects.ts';
import type { ReadPriceList } from './use-price-list.ts';
import { say } from '../../words/say.ts';

interface EffectsProps {
  readonly list: Pick<ReadPriceList, 'catalogue' | 'shown' | 'names'>;
  readonly changes: readonly PriceChange<PricedRow>[];
}

/** What pages will show instead, and the open quotes that keep the former price. */
export function Effects({ list: { catalogue, shown, names }, changes }: EffectsProps) {
  const effects = priceEffects(catalogue, changes, shown);
  return (
    <>
      <section>
        <h2>{say('What pages will show')}</h2>
        {effects.length > 0 ? (
          <PriceEffectTable effects={effects} names={names} />
        ) : (
          <p>{say('No card, promotion or group buy shows another price.')}</p>
        )}
      </section>
      <OpenQuotesTouched changes={changes} names={names} />
    </>
  );
}

function PriceEffectTable({ effects, names }: { effects: readonly PriceEffect[]; names: ItemNames }) {
  return (
    <Table heads={[say('Shown on'), say('Model'), say('Region'), say('A month')]}>
      {effects.map(({ what, model, region, changes }) => (
        <tr key={`${what} ${model} ${region}`}>
          <td>{what}</td>
          <td>
            <NamedCode code={model} names={names} />
          </td>
          <td>
            <NamedCode code={region} names={names} />
          </td>
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
