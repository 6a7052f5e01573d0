import { useCallback, useState } from 'react';
import { useClient } from 'sanity';
import { styled } from 'styled-components';
import { z } from 'zod';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { useReading } from '../connection/use-reading.ts';
import { Controls } from '../tools/controls.ts';
import { draftPriceChanges, isInPriceList } from '../tools/prices/draft-prices.ts';
import { Effects } from '../tools/prices/effects.tsx';
import { noNames } from '../tools/prices/item-names.ts';
import type { PriceChange, PricedRow } from '../tools/prices/price-changes.ts';
import { PriceChangeTable, unconfirmed } from '../tools/prices/price-change-table.tsx';
import { usePriceList, type PriceListAccess } from '../tools/prices/use-price-list.ts';
import { say } from '../words/say.ts';

const Frame = styled.div`
  font-size: 0.875rem;
  line-height: 1.5;

  h2 {
    margin: 1.5rem 0 0.25rem;
    font-size: 1rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
  }
  /* on a small screen a table is drawn as blocks */
  @media (min-width: 40.01rem) {
    th,
    td {
      padding: 0.5rem 0.75rem 0.5rem 0;
      border-bottom: 1px solid var(--card-border-color);
    }
  }
  table,
  p {
    margin: 0 0 0.75rem;
  }
  p,
  th {
    color: var(--card-muted-fg-color);
  }
  th {
    font-weight: 500;
  }
`;

/** Stays in sight, however long the tables are. */
const Answer = styled(Controls)`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  justify-content: flex-end;
  margin-top: 1rem;
  padding: 0.75rem 0;
  border-top: 1px solid var(--card-border-color);
  background: var(--card-bg-color);

  p {
    flex: 1 1 12rem;
    margin: 0;
  }
`;

const regions = z.array(z.object({ _id: z.string(), code: z.string() })).catch([]);

/** The code of a region by its id; the id until it is known. */
function useRegionCodes(): (id: string) => string {
  const client = useClient({ apiVersion: contentApiVersion });
  const found = useReading(
    useCallback(() => client.withConfig({ perspective: 'published' }).fetch<unknown>('*[_type == "region"]{_id, code}'), [client]),
  );
  // the prices can be compared without it
  const known = found.kind === 'read' ? regions.parse(found.value) : [];
  return (id) => known.find(({ _id }) => _id === id)?.code ?? id;
}

interface PriceQuestionProps {
  readonly type: string;
  readonly draft: unknown;
  readonly published: unknown;
  readonly onPublish: () => void;
  readonly onWait: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Each price that publishing changes, its effects, and the button that publishes, enabled once every unusual price is confirmed. */
export function PriceQuestion({ type, draft, published, onPublish, onWait }: PriceQuestionProps) {
  const [meant, setMeant] = useState(none);
  const changes = draftPriceChanges(type, draft, published, useRegionCodes());
  const open = unconfirmed(changes, meant);
  const { list } = usePriceList();
  return (
    <Frame>
      <Controls>
        <PriceChangeTable changes={changes} names={list.kind === 'read' ? list.names : noNames} meant={meant} onMeant={setMeant} />
      </Controls>
      {published && isInPriceList(type) ? <ListEffects list={list} changes={changes} /> : null}
      <Answer>
        {open > 0 ? <p role="status">{say('Say first that what is unusual is meant.')}</p> : null}
        <button type="button" onClick={onWait}>
          {say('Wait')}
        </button>
        <button type="button" disabled={open > 0} onClick={onPublish}>
          {say('Publish these prices')}
        </button>
      </Answer>
    </Frame>
  );
}

function ListEffects({ list, changes }: { list: PriceListAccess['list']; changes: readonly PriceChange<PricedRow>[] }) {
  if (list.kind === 'reading') return <p role="status">{say('Reading…')}</p>;
  if (list.kind === 'refused') return <p role="status">{say(`The prices could not be read: ${list.why}`)}</p>;
  return <Effects list={list} changes={changes} />;
}
