import { useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { sshKeysAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { sshKeyNameRule } from '#lib/rules/servers/ssh-key.ts';
import { FieldError } from '../configurator/field-error.tsx';
import { AddKeyField } from './add-key-field.tsx';
import { KeyFingerprint } from './key-fingerprint.tsx';
import { keyPorts, type KeyPorts } from './key-ports.ts';
import { setupAreaStyles } from './setup-area-styles.ts';
import { useSavedKeys, type SavedKeys } from './use-saved-keys.ts';
import type { ChosenKey, ServerSetupChoice } from './use-server-setup.ts';

const Keys = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    ...setupAreaStyles,
    '& ul': { display: 'grid', gap: '3' },
    '& li': { display: 'grid', gap: '2', border: '1px solid', borderColor: 'border', borderRadius: 'l2', padding: '3' },
    '& .print': { fontSize: '.8125rem', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& .print code': { fontSize: '.8125rem', padding: '0', background: 'none' },
    '& .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  },
});

interface SshKeyFieldsProps {
  setup: ServerSetupChoice;
  /** The way on was barred since none is chosen. */
  missing: boolean;
  ports?: KeyPorts;
}

/** The keys by which one logs in to the new server, and those that the account keeps for the next one. */
export function SshKeyFields({ setup, missing, ports = keyPorts }: SshKeyFieldsProps) {
  const { t } = useTranslation('purchase');
  const kept = useSavedKeys(ports);
  const { sshKeys, change } = setup;
  const others = (kept.keys ?? []).filter(({ key }) => !sshKeys.some((chosen) => chosen.key === key));
  return (
    <Keys>
      {sshKeys.length > 0 ? (
        <ul aria-label={t('setup.keys')}>
          {sshKeys.map((chosen) => (
            <ChosenKeyRow key={chosen.key} chosen={chosen} setup={setup} kept={kept} />
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <div className="field">
          <p className="label">{t('setup.kept')}</p>
          <ul aria-label={t('setup.kept')}>
            {others.map((each) => (
              <li key={each.id}>
                <b>{each.name}</b>
                <KeyFingerprint text={each.key} />
                <div className="acts">
                  <Button
                    size="sm"
                    disabled={sshKeys.length >= sshKeysAtMost}
                    onClick={() => change({ sshKeys: [...sshKeys, { name: each.name, key: each.key }] })}
                  >
                    {t('setup.keyUse')}
                    <VisuallyHidden>{` (${each.name})`}</VisuallyHidden>
                  </Button>
                  <Button size="sm" variant="tertiary" onClick={() => void kept.remove(each)}>
                    {t('setup.keyForget')}
                    <VisuallyHidden>{` (${each.name})`}</VisuallyHidden>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <AddKeyField setup={setup} missing={missing} />
    </Keys>
  );
}

interface ChosenKeyRowProps {
  chosen: ChosenKey;
  setup: ServerSetupChoice;
  kept: SavedKeys;
}

/** A key of the server: its name, which can be changed, and whether the account keeps it. */
function ChosenKeyRow({ chosen, setup: { sshKeys, change }, kept }: ChosenKeyRowProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const [name, setName] = useState(chosen.name);
  const stored = kept.keys?.find(({ key }) => key === chosen.key);
  const isName = sshKeyNameRule.accepts(name.trim());
  const rename = (): void => {
    if (!isName) return;
    change({ sshKeys: sshKeys.map((each) => (each.key === chosen.key ? { ...each, name: name.trim() } : each)) });
    if (stored) void kept.rename(stored, name.trim());
  };
  return (
    <li>
      <div className="field">
        <label className="label" htmlFor={`${id}-name`}>
          {t('setup.keyName')}
        </label>
        <input
          id={`${id}-name`}
          type="text"
          autoComplete="off"
          value={name}
          aria-invalid={!isName}
          onChange={(event) => setName(event.target.value)}
          onBlur={rename}
        />
        <FieldError error={isName ? null : t('setup.keyNameWrong')} />
      </div>
      <KeyFingerprint text={chosen.key} />
      <div className="acts">
        <Button size="sm" variant="tertiary" onClick={() => change({ sshKeys: sshKeys.filter(({ key }) => key !== chosen.key) })}>
          {t('setup.keyRemove')}
          <VisuallyHidden>{` (${chosen.name})`}</VisuallyHidden>
        </Button>
        {stored ? <span className="help">{t('setup.keyKept')}</span> : null}
        {kept.keys !== null && !stored ? (
          <Button size="sm" onClick={() => void kept.keep(chosen)}>
            {t('setup.keyKeep')}
            <VisuallyHidden>{` (${chosen.name})`}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
