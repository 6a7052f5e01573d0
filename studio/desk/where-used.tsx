import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { UserViewComponent } from 'sanity/structure';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { Page, Row, PageMessage, Table } from '../tools/page.tsx';
import { linkingTypes, pathOf, placesOfUse, type PlaceOfUse } from './places-of-use.ts';
import { say } from '../words/say.ts';
import { whyOf } from '../connection/reason-of.ts';

const mayUse = `*[references($id) || ($links && _type in $types && !(_id in [$id, "drafts." + $id]))][0...2000]`;

/** Lists what would be left with a broken link if this document were deleted. */
export const WhereUsed: UserViewComponent = ({ documentId, document }) => {
  const client = useClient({ apiVersion: contentApiVersion });
  const [places, setPlaces] = useState<readonly PlaceOfUse[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const path = pathOf(document.displayed);

  useEffect(() => {
    let left = false;
    client
      .withConfig({ perspective: 'raw' })
      .fetch<unknown>(mayUse, { id: documentId, links: path !== null, types: [...linkingTypes] })
      .then((found) => {
        if (!left) setPlaces(placesOfUse({ _id: documentId, path }, Array.isArray(found) ? found : []));
      })
      .catch((error: unknown) => setRefusal(whyOf(error)));
    return () => {
      left = true;
    };
  }, [client, documentId, path]);

  if (refusal) return <PageMessage>{say(`The places could not be read: ${refusal}`)}</PageMessage>;
  if (!places) return <PageMessage>{say('Reading…')}</PageMessage>;
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
