import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { faultyLine } from '#lib/rules/servers/cloud-config.ts';
import { checkUserData, userDataBytesAtMost } from '#lib/rules/servers/user-data.ts';
import { FieldError } from '../configurator/field-error.tsx';
import { setupAreaStyles } from './setup-area-styles.ts';
import type { ServerSetupChoice } from './use-server-setup.ts';

const Field = styled('div', { base: { ...setupAreaStyles } });

const bytesInKib = 1_024;

interface UserDataFieldProps {
  setup: ServerSetupChoice;
  missing: boolean;
  onClose: () => void;
}

/** Where the text is pasted. It is checked as the service checks it, so that a fault is known before anything is asked for. */
export function UserDataField({ setup: { userData, change, noteFaultyLine }, missing, onClose }: UserDataFieldProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasEmpty = useRef(userData === '');
  useEffect(() => {
    if (wasEmpty.current) field.current?.focus();
  }, []);
  const verdict = checkUserData(userData);
  const kib = userDataBytesAtMost / bytesInKib;
  const line = useMemo(() => faultyLine(userData), [userData]);
  useEffect(() => {
    noteFaultyLine(line);
    return () => noteFaultyLine(null);
  }, [line, noteFaultyLine]);
  const faults = { long: t('setup.userDataFault.long', { kib }), head: t('setup.userDataFault.head') } as const;
  const faultOfLine = line === null ? null : t('setup.userDataFault.yaml', { line });
  const fault = verdict.ok ? faultOfLine : faults[verdict.fault];
  const error = userData.trim() !== '' && (isLeft || missing) ? fault : null;
  return (
    <Field className="field">
      <label className="label" htmlFor={`${id}-text`}>
        {t('setup.userDataLabel')}
      </label>
      <textarea
        ref={field}
        id={`${id}-text`}
        rows={8}
        wrap="off"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={userData}
        placeholder={'#cloud-config\npackages:\n  - nginx'}
        aria-invalid={error !== null}
        aria-describedby={`${id}-help`}
        onChange={(event) => change({ userData: event.target.value })}
        onBlur={() => setLeft(true)}
      />
      <FieldError error={error} />
      <p className="help" role="status">
        {verdict.ok && error === null ? t('setup.userDataGiven', { lines: verdict.lines }) : ''}
      </p>
      <p id={`${id}-help`} className="help">
        {t('setup.userDataHelp', { kib })}
      </p>
      <div>
        <Button
          size="sm"
          variant="tertiary"
          onClick={() => {
            change({ userData: '' });
            onClose();
          }}
        >
          {t('setup.userDataRemove')}
        </Button>
      </div>
    </Field>
  );
}
