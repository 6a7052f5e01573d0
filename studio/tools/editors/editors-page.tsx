import { useState } from 'react';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { Page } from '../page.tsx';
import { AccountsPart } from './accounts-part.tsx';
import { AuditLogPart } from './audit-log.tsx';
import { Buttons } from './dialog.tsx';

type Part = 'accounts' | 'log';

/** The accounts of the editors and what was done, for administrators; the lake refuses everybody else, too. */
export function EditorsPage() {
  const [part, setPart] = useState<Part>('accounts');
  const choice = (name: Part, label: string) => (
    <button type="button" aria-pressed={part === name} onClick={() => setPart(name)}>
      {label}
    </button>
  );
  return (
    <Page title={say('Editors')}>
      <Controls>
        <Buttons role="group" aria-label={say('Editors')}>
          {choice('accounts', say('Accounts'))}
          {choice('log', say('Audit log'))}
        </Buttons>
      </Controls>
      <br />
      {part === 'accounts' ? <AccountsPart /> : <AuditLogPart />}
    </Page>
  );
}
