import { useSchema } from 'sanity';
import { instantInWords } from '../../../cms-schemas/rules/studio-time.ts';
import { draftIdOf, publishedIdOf } from '../../../lib/content/document-ids.ts';
import { say } from '../../words/say.ts';
import { titleOf } from '../document-title.ts';
import { DocumentLink, Table } from '../page.tsx';
import type { AuditEntry, AuditPage } from './audit-calls.ts';
import { changeInWords, kindNames } from './audit-words.ts';

interface Props {
  readonly entries: readonly AuditEntry[];
  readonly people: AuditPage['people'];
  readonly titles: ReadonlyMap<string, unknown>;
}

/** What was done, the last first. */
export function AuditTable({ entries, people, titles }: Props) {
  const names = new Map(people.map(({ id, name, email }) => [id, email === '' ? say(name) : name]));
  const nameOf = (id: string): string => (id === 'anonymous' ? say('nobody logged in') : (names.get(id) ?? id));
  return (
    <Table heads={[say('When'), say('Person'), say('Action'), say('Document or account'), say('From and to')]}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td>{instantInWords(entry.at)}</td>
          <td>
            <bdi>{nameOf(entry.actor)}</bdi>
          </td>
          <td>{kindNames[entry.kind]}</td>
          <td>
            {entry.document === null ? <AccountName entry={entry} nameOf={nameOf} /> : <DocumentName entry={entry} titles={titles} />}
          </td>
          <td>
            <span title={[entry.from, entry.to].filter((state) => state !== null).join(' → ')}>{changeInWords(entry)}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function AccountName({ entry: { account, kind }, nameOf }: { entry: AuditEntry; nameOf: (id: string) => string }) {
  if (account === null) return <>{kind === 'logInFailed' ? say('an account that does not exist') : null}</>;
  return <bdi>{nameOf(account)}</bdi>;
}

function DocumentName({ entry: { document, type }, titles }: { entry: AuditEntry; titles: Props['titles'] }) {
  const schemaType = useSchema().get(type ?? '');
  const id = document ?? '';
  const found = titles.get(id) ?? titles.get(publishedIdOf(id)) ?? titles.get(draftIdOf(id));
  return (
    <>
      {found === undefined || !schemaType || type === null ? (
        id
      ) : (
        <DocumentLink id={publishedIdOf(id)} type={type}>
          {titleOf(found)}
        </DocumentLink>
      )}
      <br />
      <small>
        {schemaType?.title ?? type}
        {id === publishedIdOf(id) ? null : ` · ${say('draft')}`}
      </small>
    </>
  );
}
