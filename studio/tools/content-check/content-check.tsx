import { Page, Row, PageMessage, Table } from '../page.tsx';
import type { Finding } from './finding.ts';
import { useFindings } from './use-findings.ts';

const areaNames = {
  link: 'Link',
  redirect: 'Redirect',
  address: 'Address',
  picture: 'Picture',
  translation: 'Translation',
  banner: 'Banner',
  lonely: 'Lonely article',
  figure: 'Figure',
  seller: 'Seller',
  example: 'Example',
} as const satisfies Record<Finding['area'], string>;

/** Problems in published content: what leads nowhere, what nobody sees, what is missing in a language. */
export function ContentCheck() {
  const check = useFindings();
  if (check.kind === 'refused') return <PageMessage>The content could not be read: {check.why}</PageMessage>;
  if (check.kind === 'reading') return <PageMessage>Reading…</PageMessage>;
  const { findings, documentCount } = check;
  if (findings.length === 0)
    return (
      <PageMessage>
        {documentCount} published documents: every link leads to a page, every redirect works, no address clashes, every picture is there
        and has its words, every text is there in each language, no banner is hidden, something leads to every article, every figure is the
        same everywhere, the imprint is complete, and nothing is an example any more.
      </PageMessage>
    );
  return (
    <Page
      title="Check"
      lead={`${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to mend in ${documentCount} published documents.`}
    >
      <Table heads={['Document', 'Type', 'About', 'What']}>
        {findings.map(({ id, type, title, area, what }) => (
          <Row key={`${id} ${what}`} id={id} type={type} title={title} cells={[areaNames[area], what]} />
        ))}
      </Table>
    </Page>
  );
}
