import { useCallback } from 'react';
import { useClient } from 'sanity';
import type { UserViewComponent } from 'sanity/structure';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { Page, Row, PageMessage, Table } from '../tools/page.tsx';
import { linkingTypes, pathOf, placesOfUse } from './places-of-use.ts';
import { say } from '../words/say.ts';
import { useReading } from '../connection/use-reading.ts';

const mayUse = `*[references($id) || ($links && _type in $types && !(_id in [$id, "drafts." + $id]))][0...2000]`;

/** Lists what would be left with a broken link if this document were deleted. */
export const WhereUsed: UserViewComponent = ({ documentId, document }) => {
  const client = useClient({ apiVersion: contentApiVersion });
  const path = pathOf(document.displayed);
  const found = useReading(
    useCallback(
      () =>
        client
          .withConfig({ perspective: 'raw' })
          .fetch<unknown[]>(mayUse, { id: documentId, links: path !== null, types: [...linkingTypes] }),
      [client, documentId, path],
    ),
  );

  if (found.kind === 'refused') return <PageMessage>{say(`The places could not be read: ${found.why}`)}</PageMessage>;
  if (found.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  const places = placesOfUse({ _id: documentId, path }, found.value);
  if (places.length === 0) return <PageMessage>{say('Nothing refers or links to this document.')}</PageMessage>;
  return (
    <Page title={say(places.length === 1 ? '1 place names this document' : `${places.length} places name this document`)}>
      <Table heads={[say('Document'), say('Type'), say('How')]}>
        {places.map(({ id, type, title, how }) => (
          <Row key={id} id={id} type={type} title={title} cells={[say(how)]} />
        ))}
      </Table>
    </Page>
  );
};
