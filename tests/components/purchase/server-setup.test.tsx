import { webcrypto } from 'node:crypto';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import type { SavedSshKey } from '#lib/contracts/calls/account/ssh-key-calls.ts';
import { sshKeysAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { passwordObstacle } from '#components/purchase/password/password-obstacle.ts';
import { addKeys } from '#components/purchase/setup/add-keys.ts';
import { HostNameSection } from '#components/purchase/setup/host-name-section.tsx';
import type { KeyPorts } from '#components/purchase/setup/key-ports.ts';
import { SshKeyFields } from '#components/purchase/setup/ssh-key-fields.tsx';
import { storedSetup, useServerSetup, wishedSetup, type ServerSetupChoice } from '#components/purchase/setup/use-server-setup.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { fingerprintOf, madeLines, privateText } from '#tests/lib/rules/servers/ssh-keys-under-test.ts';

const first = madeLines['ssh-ed25519']().line;
const second = madeLines['ecdsa-sha2-nistp384']().line;
const bare = (line: string): string => line.split(' ').slice(0, 2).join(' ');
const kept: SavedSshKey = {
  id: '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b',
  name: 'from last time',
  type: 'ecdsa-sha2-nistp384',
  key: bare(second),
  fingerprint: fingerprintOf(second),
};

const list = jest.fn<KeyPorts['list']>();
const add = jest.fn<KeyPorts['add']>();
const rename = jest.fn<KeyPorts['rename']>();
const remove = jest.fn<KeyPorts['remove']>();
const ports: KeyPorts = { list, add, rename, remove };

let setup: ServerSetupChoice;
const look = (now: ServerSetupChoice): void => {
  setup = now;
};

function Form({ missing }: { missing: boolean }) {
  const setup = useServerSetup();
  const [shown] = useState(ports);
  useEffect(() => look(setup));
  return (
    <>
      <SshKeyFields setup={setup} missing={missing} ports={shown} />
      <HostNameSection setup={setup} servers={1} missing={missing} />
    </>
  );
}

// jsdom has none
Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });

beforeEach(() => {
  window.sessionStorage.clear();
  for (const port of [list, add, rename, remove]) port.mockReset();
  list.mockResolvedValue(null);
});

const show = async (missing = false): Promise<void> => act(async () => void renderInSite(<Form missing={missing} />));
const field = (): HTMLElement => screen.getByLabelText('Public key');
const type = (text: string): boolean => fireEvent.change(field(), { target: { value: text } });
const press = async (name: string | RegExp): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const obstacle = () => passwordObstacle({ password: '', isUnseen: false }, 'key', setup);
const by = (source: PasswordSource, isLinux = true) => ({ source, isLinux });
const inStorage = (): string => JSON.stringify({ ...window.sessionStorage, ...window.localStorage });

describe('R-5.5 public keys in the form', () => {
  test('are added line by line with their names and fingerprints, can be renamed and removed, and outlast a log-in', async () => {
    await show();
    type(`${first}\n${second} work desk`);
    await press('Add key');
    expect(setup.sshKeys).toEqual([
      { name: 'a@b', key: bare(first) },
      { name: 'work desk', key: bare(second) },
    ]);
    expect(await screen.findByText(fingerprintOf(first))).toBeVisible();
    expect(field()).toHaveValue('');
    fireEvent.change(screen.getByDisplayValue('a@b'), { target: { value: 'laptop' } });
    fireEvent.blur(screen.getByDisplayValue('laptop'));
    await press('Remove (work desk)');
    cleanup();
    await show();
    expect(setup.sshKeys).toEqual([{ name: 'laptop', key: bare(first) }]);
    expect(storedSetup(by('key'))).toEqual({ sshKeys: setup.sshKeys });
    expect([storedSetup(by('generated')), storedSetup(by('key'), true)]).toEqual([{}, {}]);
  });

  test('a private one is taken out of the field at once and stored nowhere', async () => {
    await show();
    type(privateText);
    expect(field()).toHaveValue('');
    expect(screen.getByText(/^That was a private key\. It was not sent or stored/)).toBeVisible();
    await press('Add key');
    expect(setup.sshKeys).toEqual([]);
    expect(inStorage()).not.toContain('PRIVATE');
  });

  test('what cannot be added says why at the field, and stays there to be mended', async () => {
    await show();
    for (const [text, words] of [
      ['', 'Please paste a public key first.'],
      ['ssh-rsa AAAA', 'The key is incomplete or was changed. Please copy the whole line again.'],
      [`${first}\nhello`, 'Line 2: This does not start with a key type that servers accept, such as ssh-ed25519.'],
      [`${first}\n${bare(first)} again`, 'Line 2: This key is already added.'],
    ] as const) {
      type(text);
      await press('Add key');
      expect(screen.getByText(words)).toBeVisible();
      expect(field()).toHaveValue(text);
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(setup.sshKeys).toEqual([]);
    }
  });

  test('one that was typed and not added is added when the field is left, and a press of the button then changes nothing', async () => {
    await show();
    type(second);
    fireEvent.blur(field());
    expect(field()).toHaveValue('');
    expect(screen.getByRole('list', { name: 'SSH keys' }).querySelectorAll('li')).toHaveLength(1);
    await press('Add key');
    expect(screen.queryByText(/Please/)).toBeNull();
  });

  test('one that cannot be added is asked about at the next step, beside others that can, until it is mended or taken out', async () => {
    await show(true);
    type(second);
    await press('Add key');
    expect(obstacle()).toBeNull();
    type('ssh-rsa AAAA');
    expect(obstacle()).toBe('keyTyped');
    expect(screen.getByText('You typed a key but did not add it. Add it, or clear the field.')).toBeVisible();
    fireEvent.blur(field());
    expect(field()).toHaveValue('ssh-rsa AAAA');
    expect(obstacle()).toBe('keyTyped');
    expect(inStorage()).not.toContain('ssh-rsa AAAA');
    type(' ');
    expect(obstacle()).toBeNull();
    await press(/^Remove/);
    expect(obstacle()).toBe('sshKey');
  });

  test('none is asked for where the way on was barred', async () => {
    await show(true);
    expect(screen.getByText('Please add a public key, or choose a password.')).toBeVisible();
  });

  test('are as many as a server takes, each once', () => {
    const many = Array.from({ length: sshKeysAtMost + 1 }, () => madeLines['ssh-ed25519']().line);
    expect(addKeys([], many.slice(1).join('\n'))).toMatchObject({ ok: true });
    expect(addKeys([], many.join('\n'))).toEqual({ ok: false, refusal: { fault: 'many', line: sshKeysAtMost + 1 } });
    expect(addKeys([{ name: 'x', key: bare(first) }], first)).toEqual({ ok: false, refusal: { fault: 'twice', line: null } });
  });
});

describe('R-5.5 the keys that an account keeps', () => {
  test('are offered, used, renamed and kept no longer; a new one is kept on request', async () => {
    list.mockResolvedValue([kept]);
    add.mockImplementation(async (key) => ({ ...kept, ...key, id: '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8c' }));
    rename.mockResolvedValue(true);
    remove.mockResolvedValue(true);
    await show();
    await press('Use (from last time)');
    expect(setup.sshKeys).toEqual([{ name: 'from last time', key: kept.key }]);
    expect(screen.getByText('Saved in your account')).toBeVisible();
    fireEvent.change(screen.getByDisplayValue('from last time'), { target: { value: 'desk' } });
    await act(async () => void fireEvent.blur(screen.getByDisplayValue('desk')));
    expect(rename).toHaveBeenCalledWith(kept.id, 'desk');
    type(first);
    await press('Add key');
    await press('Save to my account (a@b)');
    expect(add).toHaveBeenCalledWith({ name: 'a@b', key: bare(first) });
    expect(screen.getAllByText('Saved in your account')).toHaveLength(2);
    await press('Remove (desk)');
    await press('Delete from account (desk)');
    expect(remove).toHaveBeenCalledWith(kept.id);
    expect(screen.queryByText('SSH keys saved in your account')).toBeNull();
  });

  test('are not spoken of to somebody who is not logged in', async () => {
    await show();
    type(first);
    await press('Add key');
    expect(screen.queryByRole('button', { name: /Save to my account/ })).toBeNull();
  });
});

describe('R-5.1 the host name in the form', () => {
  const name = (): HTMLElement => screen.getByLabelText('Host name (optional)');

  test('is optional, is folded when it is left, and outlasts a log-in', async () => {
    await show(true);
    expect(name()).toHaveAttribute('aria-invalid', 'false');
    fireEvent.change(name(), { target: { value: ' Web-1.Example.com ' } });
    fireEvent.blur(name());
    expect(name()).toHaveValue('web-1.example.com');
    cleanup();
    await show();
    expect(name()).toHaveValue('web-1.example.com');
    expect(storedSetup(by('own'), true)).toEqual({ hostName: 'web-1.example.com' });
  });

  test.each([
    ['web_1', 'Only letters a to z, digits, hyphens and dots can be used.'],
    ['-web', 'No part can begin or end with a hyphen.'],
    ['web..a', 'Each part between two dots has 1 to 63 characters.'],
    ['203.0.113.4', 'This is an IP address, not a name.'],
    ['a.'.repeat(127), 'A host name has at most 253 characters.'],
  ])('that is none says so once the field is left: %s', async (text, words) => {
    await show();
    fireEvent.change(name(), { target: { value: text } });
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.blur(name());
    expect(screen.getByText(words)).toBeVisible();
    expect(wishedSetup(setup, by('generated'))).toEqual({});
  });
});
