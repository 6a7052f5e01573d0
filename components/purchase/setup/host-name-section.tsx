import { memo, useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { checkHostName, hostNameBounds } from '#lib/rules/servers/host-name.ts';
import { numberedHostNames } from '#lib/rules/servers/numbered-host-names.ts';
import { FieldError } from '../configurator/field-error.tsx';
import { fieldStyles } from '../configurator/field-styles.ts';
import { FormSection } from '../configurator/form-section.tsx';
import type { ServerSetupChoice } from './use-server-setup.ts';

const Fields = styled('div', { base: { ...fieldStyles } });

interface HostNameSectionProps {
  setup: ServerSetupChoice;
  /** How many servers take it: several are numbered; absent: one. */
  servers?: number;
  missing: boolean;
}

/** The name by which the server knows itself; empty: it is made of the order's number. */
export const HostNameSection = memo(function HostNameSection({ setup: { hostName, change }, servers = 1, missing }: HostNameSectionProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const [isLeft, setLeft] = useState(hostName !== '');
  const verdict = checkHostName(hostName);
  const names = verdict.ok ? numberedHostNames(verdict.name, servers) : [];
  // the last number is the longest
  const last = verdict.ok ? checkHostName(names.at(-1) ?? verdict.name) : verdict;
  const fault = hostName.trim() === '' || last.ok || !(isLeft || missing) ? null : last.fault;
  const faults = {
    length: t('setup.hostNameFault.length', { ...hostNameBounds }),
    part: t('setup.hostNameFault.part', { ...hostNameBounds }),
    character: t('setup.hostNameFault.character'),
    hyphen: t('setup.hostNameFault.hyphen'),
    address: t('setup.hostNameFault.address'),
  } as const;
  return (
    <FormSection id="host-name" title={t('setup.hostName')}>
      <Fields>
        <div className="field">
          <label className="label" htmlFor={`${id}-name`}>
            {t('setup.hostNameLabel')}
          </label>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={hostName}
            aria-invalid={fault !== null}
            aria-describedby={servers === 1 ? `${id}-help` : `${id}-help ${id}-numbers`}
            onChange={(event) => change({ hostName: event.target.value })}
            onBlur={() => {
              setLeft(true);
              if (verdict.ok) change({ hostName: verdict.name });
            }}
          />
          <FieldError error={fault && faults[fault]} />
          <p id={`${id}-help`} className="help">
            {t('setup.hostNameHelp')}
          </p>
          {servers === 1 ? null : (
            <p id={`${id}-numbers`} className="help">
              {t('setup.hostNamesNumbered', { first: names[0] ?? 'web-1', last: names.at(-1) ?? `web-${servers}` })}
            </p>
          )}
        </div>
      </Fields>
    </FormSection>
  );
});
