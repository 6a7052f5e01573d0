import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { auditKinds } from '../../../lib/contracts/editor-accounts.ts';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { everything, type AuditFilter, type AuditPage } from './audit-calls.ts';
import { kindNames } from './audit-words.ts';
import { Buttons } from './dialog.tsx';

const Fields = styled.div`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
`;

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface Props {
  readonly people: AuditPage['people'];
  readonly fileAddress: string;
  readonly onFilter: (filter: AuditFilter) => void;
}

/** By whom, what, of which document and when. */
export function AuditFilterForm({ people, fileAddress, onFilter }: Props) {
  const [filter, setFilter] = useState<AuditFilter>(everything);
  const set = (part: Partial<AuditFilter>) => setFilter((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onFilter(filter);
  };
  const day = (label: string, name: 'from' | 'until') => (
    <Field label={label}>
      {(id) => <input id={id} type="date" value={filter[name]} onChange={(event) => set({ [name]: event.target.value })} />}
    </Field>
  );

  return (
    <Controls as="form" onSubmit={submit}>
      <Fields>
        <Field label={say('Person')}>
          {(id) => (
            <select id={id} value={filter.person} onChange={(event) => set({ person: event.target.value })}>
              <option value="">{say('Everybody')}</option>
              {people.map((person) => (
                <option key={person.id} value={person.id}>
                  {person.email === '' ? say(person.name) : `${person.name} · ${person.email}`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('Action')}>
          {(id) => (
            <select
              id={id}
              value={filter.kind}
              onChange={(event) => set({ kind: auditKinds.find((kind) => kind === event.target.value) ?? '' })}
            >
              <option value="">{say('Everything')}</option>
              {auditKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('ID of a document')}>
          {(id) => <input id={id} maxLength={200} value={filter.document} onChange={(event) => set({ document: event.target.value })} />}
        </Field>
        {day(say('From (UTC)'), 'from')}
        {day(say('To and including (UTC)'), 'until')}
      </Fields>
      <Buttons>
        <button type="submit">{say('Show these')}</button>
        <a href={fileAddress} download>
          {say('Export what is shown as CSV')}
        </a>
      </Buttons>
    </Controls>
  );
}
