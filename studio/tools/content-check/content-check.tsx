import { Page, Row, PageMessage, Table } from '../page.tsx';
import type { Finding } from './finding.ts';
import type { Mending } from './who-mends.ts';
import { useFindings } from './use-findings.ts';
import { say } from '../../words/say.ts';

const areaNames = {
  link: say('Link'),
  redirect: say('Redirect'),
  address: say('Address'),
  picture: say('Picture'),
  translation: say('Translation'),
  banner: say('Banner'),
  orphan: say('Lonely article'),
  figure: say('Figure'),
  seller: say('Seller'),
  example: say('Example'),
} as const satisfies Record<Finding['area'], string>;

/** Problems in published content: what leads nowhere, what nobody sees, what is missing in a language. */
export function ContentCheck() {
  const check = useFindings();
  if (check.kind === 'refused') return <PageMessage>{say(`The content could not be read: ${check.why}`)}</PageMessage>;
  if (check.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  const { findings, inDrafts, documentCount } = check;
  const [count, countInDrafts] = [findings, inDrafts].map(({ own, others }) => own.length + others.length);
  return (
    <Page
      title={say('Check')}
      lead={
        count === 0
          ? say(
              `${documentCount} published documents: every link leads to a page, every redirect works, no address clashes, every picture is there and has its words, every text is there in each language, no banner is hidden, something leads to every article, every figure is the same everywhere, the imprint is complete, and nothing is an example any more.`,
            )
          : say(`${count} ${count === 1 ? 'thing' : 'things'} to mend in ${documentCount} published documents.`)
      }
    >
      <Findings mending={findings} />
      {countInDrafts === 0 ? null : (
        <>
          <h2>{say('Before you publish the drafts')}</h2>
          <p>{say('This is not on the site yet. It would be, if every draft were published as it is.')}</p>
          <Findings mending={inDrafts} />
        </>
      )}
    </Page>
  );
}

/** What the reader's role may mend comes first; where it may mend all or nothing, nothing is told apart. */
function Findings({ mending: { own, others } }: { mending: Mending }) {
  if (own.length === 0 || others.length === 0) {
    const all = [...own, ...others];
    return all.length === 0 ? null : <FindingTable findings={all} />;
  }
  return (
    <>
      <h3>{say('For you to mend')}</h3>
      <FindingTable findings={own} />
      <h3>{say('For another role')}</h3>
      <FindingTable findings={others} />
    </>
  );
}

function FindingTable({ findings }: { findings: readonly Finding[] }) {
  return (
    <Table heads={[say('Document'), say('Type'), say('About'), say('What')]}>
      {findings.map(({ id, type, title, area, what }) => (
        <Row key={`${id} ${what}`} id={id} type={type} title={title} cells={[areaNames[area], what]} />
      ))}
    </Table>
  );
}
