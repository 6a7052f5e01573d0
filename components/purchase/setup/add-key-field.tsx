import { useId, useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { rsaBits, sshKeysAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { holdsPrivateKey } from '#lib/rules/servers/ssh-key.ts';
import { FieldError } from '../configurator/field-error.tsx';
import { addKeys, type KeyRefusal } from './add-keys.ts';
import type { ServerSetupChoice } from './use-server-setup.ts';

interface AddKeyFieldProps {
  setup: ServerSetupChoice;
  missing: boolean;
}

/** Where public keys are pasted. A private one is taken out of the field at once: it is sent, stored and logged nowhere. */
export function AddKeyField({ setup: { sshKeys, keyTyped: text, typeKey: setText, change }, missing }: AddKeyFieldProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const [refusal, setRefusal] = useState<KeyRefusal | null>(null);
  const words = useRefusalWords();
  const add = (pasted: string): void => {
    const added = addKeys(sshKeys, pasted);
    setRefusal(added.ok ? null : added.refusal);
    if (added.ok) change({ sshKeys: added.keys.map((each) => ({ ...each })) });
    setText(added.ok ? '' : pasted);
  };
  const take = (typed: string, isPasted: boolean): void => {
    if (holdsPrivateKey(typed)) {
      setText('');
      setRefusal({ fault: 'private', line: null });
    } else if (isPasted) add(typed);
    else {
      setText(typed);
      setRefusal(null);
    }
  };
  const none = sshKeys.length === 0 ? t('setup.keyMissing') : null;
  const barred = text.trim() !== '' ? t('setup.keyNotAdded') : none;
  const lack = missing ? barred : null;
  const error = refusal ? words(refusal) : lack;
  return (
    <div className="field">
      <label className="label" htmlFor={`${id}-key`}>
        {t('setup.keyLabel')}
      </label>
      <textarea
        id={`${id}-key`}
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        placeholder="ssh-ed25519 AAAA…"
        aria-invalid={error !== null}
        aria-describedby={`${id}-help`}
        onBlur={() => {
          // going on without the button would lose it
          if (text.trim() !== '') add(text);
        }}
        onChange={({ target, nativeEvent }) => take(target.value, Reflect.get(nativeEvent, 'inputType') === 'insertFromPaste')}
      />
      <FieldError error={error} />
      <p id={`${id}-help`} className="help">
        {t('setup.keyHelp', { count: sshKeysAtMost, bits: rsaBits.atLeast })}
      </p>
      <div>
        <Button size="sm" onClick={() => (text !== '' || sshKeys.length === 0) && add(text)}>
          {t('setup.keyAdd')}
        </Button>
      </div>
    </div>
  );
}

/** What is wrong with a pasted text, in the visitor's language. */
function useRefusalWords(): (refusal: KeyRefusal) => string {
  const { t } = useTranslation('purchase');
  return ({ fault, line }) => {
    const words = {
      empty: t('setup.keyFault.empty'),
      private: t('setup.keyFault.private'),
      form: t('setup.keyFault.form'),
      options: t('setup.keyFault.options'),
      type: t('setup.keyFault.type'),
      damaged: t('setup.keyFault.damaged'),
      weak: t('setup.keyFault.weak', { bits: rsaBits.atLeast }),
      long: t('setup.keyFault.long'),
      twice: t('setup.keyFault.twice'),
      many: t('setup.keyFault.many', { count: sshKeysAtMost }),
    } as const satisfies Record<KeyRefusal['fault'], string>;
    return line === null ? words[fault] : t('setup.keyLine', { line, fault: words[fault] });
  };
}
