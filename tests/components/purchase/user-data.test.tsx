import { useEffect } from 'react';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import { UserDataSection } from '#components/purchase/setup/user-data-section.tsx';
import {
  isNoUserData,
  storedSetup,
  useServerSetup,
  wishedSetup,
  type ServerSetupChoice,
} from '#components/purchase/setup/use-server-setup.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

let setup: ServerSetupChoice;
const look = (now: ServerSetupChoice): void => {
  setup = now;
};

function Form({ missing, isRead }: { missing: boolean; isRead: boolean }) {
  const setup = useServerSetup();
  useEffect(() => look(setup));
  return <UserDataSection setup={setup} isRead={isRead} missing={missing} />;
}

beforeEach(() => window.sessionStorage.clear());

const show = async (missing = false, isRead = true): Promise<void> =>
  act(async () => void renderInSite(<Form missing={missing} isRead={isRead} />));
const press = async (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const by = (source: PasswordSource, isLinux = true) => ({ source, isLinux });

describe('R-5.1 a text for cloud-init in the form', () => {
  const label = 'User data for cloud-init (optional)';
  const area = (): Promise<HTMLElement> => screen.findByLabelText(label);
  const write = async (text: string): Promise<void> => void fireEvent.change(await area(), { target: { value: text } });

  test('has its field on request, is counted by lines, outlasts a log-in, and is gone when it is taken out', async () => {
    await show();
    expect(screen.queryByLabelText(label)).toBeNull();
    await press('Add user data');
    expect(await area()).toHaveFocus();
    expect(screen.getByText(/^At most 16 KiB, the usual limit/)).toBeVisible();
    await write('#cloud-config\npackages:\n  - nginx\n');
    expect(screen.getByText('Given, 3 lines')).toBeVisible();
    cleanup();
    await show();
    expect(await area()).toHaveValue('#cloud-config\npackages:\n  - nginx\n');
    expect(storedSetup(by('generated'))).toEqual({ userData: '#cloud-config\npackages:\n  - nginx\n' });
    expect([storedSetup(by('generated'), true), storedSetup(by('generated', false))]).toEqual([{}, {}]);
    await press('Remove the user data');
    expect(screen.queryByLabelText(label)).toBeNull();
    expect(storedSetup(by('generated'))).toEqual({});
  });

  test.each([
    ['packages: [nginx]', 'cloud-init does not recognise this: start with #cloud-config or #!, for example.'],
    [`#!/bin/sh\n#${'a'.repeat(16_384)}`, 'Longer than 16 KiB. Host the rest yourself and let the user data fetch it.'],
  ])('that is none says so once the field is left, and is not sent: %#', async (text, words) => {
    await show();
    await press('Add user data');
    await write(text);
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.blur(await area());
    expect(screen.getByText(words)).toBeVisible();
    expect(isNoUserData(setup)).toBe(true);
    expect(wishedSetup(setup, by('generated'))).toEqual({});
  });

  test('whose YAML is wrong names the line at the field, stops the next step, and stays as it was typed', async () => {
    const faulty = '\n#cloud-config\npackages:\n  - nginx\n - curl\n';
    const words = 'Line 5 is not valid YAML, so cloud-init could not read the user data.';
    await show();
    await press('Add user data');
    await write(faulty);
    expect(screen.queryByText(words)).toBeNull();
    expect(isNoUserData(setup)).toBe(true);
    fireEvent.blur(await area());
    expect(screen.getByText(words)).toBeVisible();
    expect(await area()).toBeInvalid();
    expect(screen.queryByText(/^Given, /)).toBeNull();
    cleanup();
    await show(true);
    expect(await area()).toHaveValue(faulty);
    expect(screen.getByText(words)).toBeVisible();
    await write('#cloud-config\npackages:\n  - nginx\n  - curl\n');
    expect(screen.queryByText(words)).toBeNull();
    expect(isNoUserData(setup)).toBe(false);
    await write(faulty);
    await press('Remove the user data');
    expect(isNoUserData(setup)).toBe(false);
    expect(setup.faultyLine).toBeNull();
  });

  test('longer than any that is taken, it is lost with the tab, and nothing else is', async () => {
    await show();
    act(() => setup.change({ hostName: 'web-1' }));
    await press('Add user data');
    await write(`#!/bin/sh\n${'a'.repeat(40_000)}`);
    cleanup();
    await show();
    expect(setup).toMatchObject({ hostName: 'web-1', userData: '' });
  });

  test('is for Linux: with another image it is not offered, and one that was typed stays, with a word', async () => {
    await show(false, false);
    expect(screen.queryByRole('button', { name: 'Add user data' })).toBeNull();
    expect(screen.getByText('For Linux images.')).toBeVisible();
    window.sessionStorage.setItem('serverSetup', JSON.stringify({ hostName: '', sshKeys: [], userData: '#!/bin/sh' }));
    cleanup();
    await show(false, false);
    expect(await area()).toHaveValue('#!/bin/sh');
    expect(screen.getByText(/^This image does not support cloud-init/)).toBeVisible();
  });
});
