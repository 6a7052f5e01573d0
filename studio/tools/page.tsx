import type { CSSProperties, ReactNode } from 'react';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { styled } from 'styled-components';
import { say } from '../words/say.ts';

const Frame = styled.div`
  max-width: 64rem;
  margin: 0 auto;
  padding: 1.5rem 1.25rem 4rem;
  font-family: inherit;
  font-size: 0.875rem;
  line-height: 1.5;
  color: var(--card-fg-color);

  h1 {
    font-size: 1.25rem;
    margin: 0 0 0.5rem;
  }
  p {
    margin: 0 0 1rem;
    color: var(--card-muted-fg-color);
  }
  h2 {
    font-size: 1rem;
    margin: 2rem 0 0.25rem;
  }
  h3 {
    font-size: 0.875rem;
    margin: 1.25rem 0 0.25rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
    padding: 0.5rem 0.75rem 0.5rem 0;
    border-bottom: 1px solid var(--card-border-color);
  }
  th {
    color: var(--card-muted-fg-color);
    font-weight: 500;
  }
  a {
    color: var(--card-link-color, inherit);
  }
  @media (max-width: 40rem) {
    padding: 1rem 1rem 4rem;
  }
`;

/** How many columns have their names beside the cells of a small screen. */
const namedColumns = 12;

const cellNames = Array.from(
  { length: namedColumns },
  (_each, index) => `td:nth-child(${index + 1})::before {
      content: var(--head-${index + 1});
    }`,
).join(' ');

/** A table; on a small screen each row is a block, with the name of the column beside each cell but the first. */
const Rows = styled.div`
  overflow-x: auto;

  td {
    overflow-wrap: break-word;
  }
  @media (max-width: 40rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    table,
    tbody,
    tr {
      display: block;
    }
    tr {
      padding: 0.625rem 0;
      border-bottom: 1px solid var(--card-border-color);
    }
    td {
      display: flow-root;
      padding: 0.125rem 0 0.125rem 8rem;
      border: 0;
      overflow-wrap: anywhere;
    }
    td:empty {
      display: none;
    }
    td::before {
      float: inline-start;
      width: 7.5rem;
      margin-inline-start: -8rem;
      color: var(--card-muted-fg-color);
    }
    ${cellNames}
    td:first-child {
      padding-inline-start: 0;
    }
    td:first-child::before {
      content: none;
    }
  }
`;

/** A page of the Studio with a heading and a sentence below it. */
export function Page({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Frame>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {children}
    </Frame>
  );
}

/** A single sentence: that something is loading, that there is nothing, or why it failed. */
export function PageMessage({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <p role="status">{children}</p>
    </Frame>
  );
}

/** Why the services answered nothing. */
export function UnreadFromServices({ kind }: { kind: 'refused' | 'unavailable' }) {
  return (
    <PageMessage>
      {kind === 'refused'
        ? say('The services do not know you as an editor. Log out of the Studio and in again.')
        : say('The figures could not be read. Try again in a moment.')}
    </PageMessage>
  );
}

export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  const names: CSSProperties = Object.fromEntries(heads.map((head, index) => [`--head-${index + 1}`, JSON.stringify(head)]));
  return (
    <Rows style={names}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Rows>
  );
}

/** The editors' name of a type. */
function TypeTitle({ type }: { type: string }) {
  return <>{useSchema().get(type)?.title ?? type}</>;
}

interface RowProps {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly cells: readonly ReactNode[];
  readonly view?: string | undefined;
}

/** A document with a link to open it, its type, and a note. */
export function Row({ id, type, title, cells, view }: RowProps) {
  return (
    <tr>
      <td>
        <DocumentLink id={id} type={type} view={view}>
          {title}
        </DocumentLink>
      </td>
      <td>
        <TypeTitle type={type} />
      </td>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

interface DocumentLinkProps {
  readonly id: string;
  readonly type: string;
  /** The id of a view beside the form (document-views.ts); without it the form is open. */
  readonly view?: string | undefined;
  /** The name of the release whose version it opens. */
  readonly release?: string | undefined;
  readonly children: ReactNode;
}

export function DocumentLink({ id, type, view, release, children }: DocumentLinkProps) {
  return (
    <IntentLink
      intent="edit"
      params={view === undefined ? { id, type } : { id, type, view }}
      searchParams={release === undefined ? [] : [['perspective', release]]}
    >
      {children}
    </IntentLink>
  );
}
