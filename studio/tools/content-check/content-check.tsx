import { Page, Row, PageMessage, Table } from '../page.tsx';
import { useAnswer } from '../use-answer.ts';
import { addressFindings } from './address-findings.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './link-findings.ts';
import { pictureFindings } from './picture-findings.ts';

const everything = '*[!(_type match "system.*") && !(_type match "sanity.*")][0...5000]';
const everyPicture = '*[_type == "sanity.imageAsset"][0...5000]{_id, originalFilename, extension, size, metadata{dimensions}}';

const areaNames = { link: 'Link', address: 'Address', picture: 'Picture' } as const satisfies Record<Finding['area'], string>;

/** Problems in published content: dead links, conflicting addresses, pictures without alternative text. */
export function ContentCheck() {
  const documents = useAnswer(everything);
  const pictures = useAnswer(everyPicture);
  if (documents.kind === 'refused') return <PageMessage>The documents could not be read: {documents.why}</PageMessage>;
  if (pictures.kind === 'refused') return <PageMessage>The pictures could not be read: {pictures.why}</PageMessage>;
  if (documents.kind === 'reading' || pictures.kind === 'reading') return <PageMessage>Reading…</PageMessage>;
  const findings = [
    ...linkFindings(documents.documents),
    ...addressFindings(documents.documents),
    ...pictureFindings(documents.documents, pictures.documents),
  ];
  if (findings.length === 0)
    return (
      <PageMessage>
        {documents.documents.length} published documents: every link leads to a page, no address clashes, every picture is there and has its
        words.
      </PageMessage>
    );
  return (
    <Page
      title="Check"
      lead={`${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to mend in ${documents.documents.length} published documents.`}
    >
      <Table heads={['Document', 'Type', 'About', 'What']}>
        {findings.map(({ id, type, title, area, what }) => (
          <Row key={`${id} ${what}`} id={id} type={type} title={title} cells={[areaNames[area], what]} />
        ))}
      </Table>
    </Page>
  );
}
