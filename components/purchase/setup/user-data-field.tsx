import { useEffect, useId, useRef, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
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

/** Where the text is pasted: its length and its first line are looked at here, whether it is YAML by the service. */
export function UserDataField({ setup: { userData, change }, missing, onClose }: UserDataFieldProps) {
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
  const faults = { long: t('setup.userDataFault.long', { kib }), head: t('setup.userDataFault.head') } as const;
  const error = userData.trim() === '' || verdict.ok || !(isLeft || missing) ? null : faults[verdict.fault];
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
        {verdict.ok ? t('setup.userDataGiven', { lines: verdict.lines }) : ''}
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
