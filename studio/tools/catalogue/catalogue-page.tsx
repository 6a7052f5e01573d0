import { csvType, downloads } from '../../../lib/state/save-file.ts';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { DocumentLink, Page, PageMessage, Table } from '../page.tsx';
import { catalogueCsv } from './catalogue-csv.ts';
import { ImportCatalogue } from './import-catalogue.tsx';
import type { KnownModel } from './known-catalogue.ts';
import { useCatalogue } from './use-catalogue.ts';

const lead = say(
  'Every model with its prices as a file: a line for each model and region. Export it, change cells or add lines in a spreadsheet, and import it: nothing is published before you have seen every change. An empty cell, and a model that the file does not name, stay as they are.',
);

/** The models as a file that can be exported, changed and taken back, with a dry run between. */
export function CataloguePage() {
  const access = useCatalogue();
  const { state } = access;
  if (state.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (state.kind === 'refused') return <PageMessage>{say(`The catalogue could not be read: ${state.why}`)}</PageMessage>;
  const { models } = state.known;
  return (
    <Page title={say('Catalogue')} lead={lead}>
      <Controls>
        <button type="button" onClick={() => downloads.save('catalogue.csv', catalogueCsv(models), csvType)}>
          {say('Export CSV')}
        </button>
        <ImportCatalogue access={access} catalogue={state} />
      </Controls>
      <h2>{say('Published models')}</h2>
      <PublishedModels models={models} />
    </Page>
  );
}

function PublishedModels({ models }: { models: readonly KnownModel[] }) {
  return (
    <Table heads={[say('Model'), say('Series'), say('Status'), say('Boot disk'), say('Outbound transfer'), say('Regions')]}>
      {models.map(({ code, document, draft, facts, regions }) => (
        <tr key={document._id}>
          <td>
            <DocumentLink id={document._id} type="model">
              {code}
            </DocumentLink>
            {draft ? <small> · {say('has a draft')}</small> : null}
          </td>
          <td>{facts.series}</td>
          <td>{facts.status}</td>
          <td>{`${facts.boot_disk_type} ${facts.boot_disk_gib}`}</td>
          <td>{facts.transfer_plan}</td>
          <td>{regions.map(({ region }) => region.code).join(', ')}</td>
        </tr>
      ))}
    </Table>
  );
}
