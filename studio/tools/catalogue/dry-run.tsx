import { say } from '../../words/say.ts';
import { counted } from '../counted.ts';
import { Table } from '../page.tsx';
import { Effects } from '../prices/effects.tsx';
import { NamedCode } from '../prices/named-code.tsx';
import { PriceChangeTable } from '../prices/price-change-table.tsx';
import type { ItemNames } from '../prices/item-names.ts';
import type { CataloguePlan, PlannedModel } from './catalogue-plan.ts';
import { goneFromPages, type GoneFromPages } from './gone-from-pages.ts';
import type { ReadCatalogue } from './use-catalogue.ts';

interface DryRunProps {
  readonly plan: CataloguePlan;
  readonly catalogue: ReadCatalogue;
  readonly meant: ReadonlySet<string>;
  readonly onMeant: (meant: ReadonlySet<string>) => void;
}

/** Everything that a file would change, and what stays as it is. */
export function DryRun({ plan, catalogue: { published }, meant, onMeant }: DryRunProps) {
  const added = plan.models.filter(({ model }) => model === null);
  const changed = plan.models.filter(({ model, facts }) => model !== null && facts.length > 0);
  const prices = plan.models.flatMap((model) => model.prices);
  const gone = goneFromPages(plan.models, published.shown);
  return (
    <section aria-label={say('What the file changes')}>
      <Untouched plan={plan} />
      {added.length > 0 ? <NewModels models={added} /> : null}
      {changed.length > 0 ? <ChangedModels models={changed} names={published.names} /> : null}
      {gone.length > 0 ? <NoLongerOffered gone={gone} names={published.names} /> : null}
      {prices.length > 0 ? (
        <>
          <h2>{say('Changed prices')}</h2>
          <PriceChangeTable changes={prices} names={published.names} meant={meant} onMeant={onMeant} />
          <Effects list={published} changes={prices} />
        </>
      ) : null}
    </section>
  );
}

function Untouched({ plan: { models, problems, unchangedLines, untouched, untouchedRegions, unread } }: { plan: CataloguePlan }) {
  return (
    <>
      {models.length === 0 && problems.length === 0 ? <p>{say('The file changes nothing.')}</p> : null}
      {unchangedLines > 0 ? <p>{say(`Without a change: ${counted(unchangedLines, 'line')}.`)}</p> : null}
      {untouched.length > 0 ? (
        <details>
          <summary>{say(`Not in the file, and left as they are: ${counted(untouched.length, 'model')}.`)}</summary>
          {untouched.join(', ')}
        </details>
      ) : null}
      {untouchedRegions.map(({ code, regions }) => (
        <p key={code}>{say(`Of ${code} these regions are not in the file, and left as they are: ${regions.join(', ')}.`)}</p>
      ))}
      {unread.length > 0 ? <p>{say(`Columns that mean nothing here: ${unread.join(', ')}.`)}</p> : null}
    </>
  );
}

function NewModels({ models }: { models: readonly PlannedModel[] }) {
  return (
    <>
      <h2>{say('New models')}</h2>
      <Table heads={['code', 'series', 'tier', 'vcpu', 'memory_gib', 'status', 'boot_disk', 'transfer_plan', 'one_per_person', 'trial']}>
        {models.map(({ code, after }) => (
          <tr key={code}>
            <td>{code}</td>
            <td>{after.series}</td>
            <td>{after.tier}</td>
            <td>{after.vcpu}</td>
            <td>{after.memory_gib}</td>
            <td>{after.status}</td>
            <td>{`${after.boot_disk_type} ${after.boot_disk_gib}`}</td>
            <td>{after.transfer_plan}</td>
            <td>{after.one_per_person}</td>
            <td>{after.trial}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function NoLongerOffered({ gone, names }: { gone: readonly GoneFromPages[]; names: ItemNames }) {
  return (
    <>
      <h2>{say('No longer offered')}</h2>
      <p>{say('These models would no longer be on sale, so pages leave them out.')}</p>
      <Table heads={[say('Model'), say('Shown on')]}>
        {gone.map(({ code, pages }) => (
          <tr key={code}>
            <td>
              <NamedCode code={code} names={names} />
            </td>
            <td>
              {pages.map((page) => (
                <div key={page}>{page}</div>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function ChangedModels({ models, names }: { models: readonly PlannedModel[]; names: ItemNames }) {
  return (
    <>
      <h2>{say('Changed models')}</h2>
      <Table heads={[say('Model'), say('Column'), say('Now'), say('Then')]}>
        {models.flatMap(({ code, model, facts }) =>
          facts.map(({ column, before, after }) => (
            <tr key={`${code} ${column}`}>
              <td>
                <NamedCode code={code} names={names} />
              </td>
              <td>{column}</td>
              <td>{before === '' ? <strong>{say('Missing')}</strong> : <del>{before}</del>}</td>
              <td>
                <ins>{after}</ins>
                {model?.draft ? <small> · {say('its draft too')}</small> : null}
              </td>
            </tr>
          )),
        )}
      </Table>
    </>
  );
}
