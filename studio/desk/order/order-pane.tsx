import { useState } from 'react';
import { styled } from 'styled-components';
import { bannerStanding, standingInWords } from '../banner-standing.ts';
import { Controls } from '../../tools/controls.ts';
import { DocumentLink, Page, PageMessage } from '../../tools/page.tsx';
import { movedTo, orderWrites, type ArrangedGroup, type ArrangedRow, type ArrangedType } from './order-rows.ts';
import { useArranged } from './use-arranged.ts';
import { say } from '../../words/say.ts';

const List = styled.ol`
  margin: 0.5rem 0 1rem;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--card-border-color);
  margin-top: -1px;
  background: var(--card-bg-color);
  cursor: grab;

  &[data-over='true'] {
    outline: 2px solid currentcolor;
    outline-offset: -2px;
  }
  small {
    display: block;
    color: var(--card-muted-fg-color);
  }
  .grip {
    color: var(--card-muted-fg-color);
    user-select: none;
  }
  .moves {
    display: flex;
    gap: 0.25rem;
  }
`;

const lead = say(
  'Drag a line to another place, or move it with its arrows. Nothing changes on the site before you press the button; then the whole row is published at once.',
);

/** The banners in the order of the home page, to be arranged. */
export const BannerOrder = () => <OrderPane type="banner" title={say('Order of the banners')} />;

/** The plan cards of each region, to be arranged. */
export const PlanCardOrder = () => <OrderPane type="planCard" title={say('Order of the plan cards')} />;

function OrderPane({ type, title }: { type: ArrangedType; title: string }) {
  const { arranged, publish } = useArranged(type);
  if (arranged.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (arranged.kind === 'refused') return <PageMessage>{say(`The order could not be read: ${arranged.why}`)}</PageMessage>;
  if (arranged.groups.length === 0) return <PageMessage>{say('Nothing is published yet.')}</PageMessage>;
  return (
    <Page title={title} lead={lead}>
      {arranged.groups.map((group) => (
        <ArrangedList key={`${group.name} ${arranged.atMs}`} type={type} group={group} atMs={arranged.atMs} publish={publish} />
      ))}
    </Page>
  );
}

interface ArrangedListProps {
  readonly type: ArrangedType;
  readonly group: ArrangedGroup;
  readonly atMs: number;
  readonly publish: (rows: readonly ArrangedRow[]) => Promise<string | null>;
}

function ArrangedList({ type, group, atMs, publish }: ArrangedListProps) {
  const [rows, setRows] = useState(group.rows);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [outcome, setOutcome] = useState('');
  const isSame = rows.every((row, index) => row === group.rows[index]);
  const move = (id: string, place: number): void => {
    setRows(movedTo(rows, id, place));
    setOutcome('');
  };
  const onPublish = async (): Promise<void> => {
    setOutcome(say('Publishing…'));
    const refusal = await publish(rows);
    if (refusal !== null) setOutcome(say(`Nothing was published: ${refusal}`));
  };
  return (
    <section aria-label={group.name || say('All')}>
      {group.name ? <h2>{group.name}</h2> : null}
      <List>
        {rows.map((row, place) => (
          <ArrangedLine
            key={row.id}
            type={type}
            row={row}
            place={place}
            last={rows.length - 1}
            note={type === 'banner' ? standingAt(row, rows, atMs) : null}
            isOver={over === row.id && dragged !== row.id}
            onMove={(to) => move(row.id, to)}
            onDrag={setDragged}
            onOver={setOver}
            onDrop={() => {
              if (dragged !== null) move(dragged, place);
            }}
          />
        ))}
      </List>
      <Controls>
        <button type="button" disabled={isSame || orderWrites(rows).length === 0} onClick={() => void onPublish()}>
          {say('Publish this order')}
        </button>
        <p role="status">{outcome}</p>
      </Controls>
    </section>
  );
}

interface ArrangedLineProps {
  readonly type: ArrangedType;
  readonly row: ArrangedRow;
  readonly place: number;
  readonly last: number;
  readonly note: string | null;
  readonly isOver: boolean;
  readonly onMove: (place: number) => void;
  readonly onDrag: (id: string | null) => void;
  readonly onOver: (id: string | null) => void;
  readonly onDrop: () => void;
}

/** A document that is dragged to its place, or moved there with its arrows. */
function ArrangedLine({ type, row, place, last, note, isOver, onMove, onDrag, onOver, onDrop }: ArrangedLineProps) {
  return (
    <Line
      draggable
      data-over={isOver}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', row.name);
        onDrag(row.id);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        onOver(row.id);
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      onDragEnd={() => {
        onDrag(null);
        onOver(null);
      }}
    >
      <span className="grip" aria-hidden>
        ⠿
      </span>
      <span>
        <DocumentLink id={row.id} type={type}>
          {row.name}
        </DocumentLink>
        {note === null ? null : <small>{note}</small>}
      </span>
      <Controls as="span" className="moves">
        <button type="button" disabled={place === 0} aria-label={say(`${row.name} up`)} onClick={() => onMove(place - 1)}>
          ↑
        </button>
        <button type="button" disabled={place === last} aria-label={say(`${row.name} down`)} onClick={() => onMove(place + 1)}>
          ↓
        </button>
      </Controls>
    </Line>
  );
}

/** Whether visitors would see a banner if the row were published as it is arranged. */
function standingAt(row: ArrangedRow, rows: readonly ArrangedRow[], atMs: number): string {
  const arranged = rows.map(({ document }, index) => ({ ...document, order: index }));
  const own = arranged[rows.indexOf(row)];
  const standing = bannerStanding(own, arranged, atMs);
  return standing ? standingInWords(standing, true, atMs) : say('not shown: its text cannot be read.');
}
