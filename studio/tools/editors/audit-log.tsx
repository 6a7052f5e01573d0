import { useState } from 'react';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { everything, type AuditFilter } from './audit-calls.ts';
import { AuditTable } from './audit-table.tsx';
import { useAuditLog } from './use-audit-log.ts';

/** Who did what, and when. */
export function AuditLogPart() {
  const [filter, setFilter] = useState<AuditFilter>(everything);
  const { log, readMore, fileAddress } = useAuditLog(filter);
  const people = log.kind === 'read' ? log.people : [];
  return (
    <>
      <p>
        {say(
          'Every change of content and accounts, and every log-in. Nothing here is ever changed or removed; what a document said is in its own history.',
        )}
      </p>
      <AuditFilterForm people={people} fileAddress={fileAddress} onFilter={setFilter} />
      <div aria-live="polite">
        {log.kind === 'reading' ? <p>{say('Reading…')}</p> : null}
        {log.kind === 'refused' ? <p role="alert">{say(`The audit log could not be read: ${log.why}`)}</p> : null}
        {log.kind === 'read' && log.entries.length === 0 ? <p>{say('Nothing of this kind was done.')}</p> : null}
      </div>
      {log.kind === 'read' && log.entries.length > 0 ? <AuditTable entries={log.entries} people={log.people} titles={log.titles} /> : null}
      {log.kind === 'read' && log.next !== null ? (
        <Controls>
          <button type="button" onClick={() => void readMore()}>
            {say('Earlier ones')}
          </button>
        </Controls>
      ) : null}
    </>
  );
}
