import { useEffect } from 'react';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import { checkServerPassword } from '#lib/rules/servers/server-password.ts';
import { PasswordLeftNotice } from '#components/purchase/password/password-left-notice.tsx';
import { PasswordSection } from '#components/purchase/password/password-section.tsx';
import { starterServer } from '#components/purchase/purchase-samples.ts';
import { requirePassword, type PasswordObstacle } from '#components/purchase/password/password-obstacle.ts';
import { useServerPassword, type ServerPassword } from '#components/purchase/password/use-server-password.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

let secret: ServerPassword;
const look = (now: ServerPassword): void => {
  secret = now;
};

const noKeys = { sshKeys: [], keyTyped: '' };

/** Presses what leads to the next step; says what is in the way. */
const goOn = (source: PasswordSource = 'generated') => {
  let obstacle: PasswordObstacle | null = null;
  act(() => {
    obstacle = requirePassword(secret, source, noKeys);
  });
  return obstacle;
};

function Form({ source }: { source: PasswordSource }) {
  const secret = useServerPassword(source);
  useEffect(() => look(secret));
  const configuration = { ...starterServer, password: source };
  return (
    <>
      <PasswordLeftNotice key={secret.round} left={secret.left} />
      <PasswordSection key={`section-${secret.round}`} configuration={configuration} change={() => undefined} secret={secret} missing />
    </>
  );
}

beforeEach(() => window.sessionStorage.clear());

const show = (source: PasswordSource = 'generated') => renderInSite(<Form source={source} />);
const shownPassword = (): string => document.querySelector('code')?.textContent ?? '';
const leaveAndComeBack = (source?: PasswordSource): void => {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  show(source);
};
const generate = (): string => {
  fireEvent.click(screen.getByRole('button', { name: 'Generate now' }));
  return shownPassword();
};
const gone = /^The password generated earlier is no longer valid\./;

describe('R-5.5 a password of a form that was left', () => {
  test('generated, is stored nowhere: after the log-in there is a new one, and the page says that the copied one is void', () => {
    show();
    const first = generate();
    leaveAndComeBack();
    expect(Object.entries(window.sessionStorage)).toEqual([['passwordLeft', 'generated']]);
    expect(window.localStorage).toHaveLength(0);
    expect(screen.getAllByText(gone)).toHaveLength(2);
    expect(shownPassword()).not.toBe(first);
    expect(checkServerPassword(shownPassword())).toEqual({ ok: true });
    expect(secret.password).toBe(shownPassword());
  });

  test('the new one blocks until it was copied or confirmed, or the visitor’s own is in its place', () => {
    for (const way of ['Copy', 'I have saved it', 'Set my own']) {
      window.sessionStorage.setItem('passwordLeft', 'generated');
      show();
      expect(secret.isUnseen).toBe(true);
      if (way === 'Set my own') act(() => secret.set('Another-9-password'));
      else fireEvent.click(screen.getByRole('button', { name: way }));
      expect([way, secret.isUnseen]).toEqual([way, false]);
      cleanup();
    }
  });

  test('one’s own has to be typed again, and the page says so until it is', () => {
    show('own');
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Harbour-2026-x' } });
    leaveAndComeBack('own');
    expect(Object.entries(window.sessionStorage)).toEqual([['passwordLeft', 'own']]);
    expect(screen.getByLabelText('Your password')).toHaveValue('');
    expect(screen.getAllByText(/Please type it again\./)).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'H' } });
    expect(screen.getAllByText(/Please type it again\./)).toHaveLength(1);
  });

  test('that went with a quote belongs to that quote, and nothing new is made', () => {
    show();
    generate();
    act(() => secret.clearForQuote());
    cleanup();
    show();
    expect(screen.getAllByText(/belongs to your last quote/)).toHaveLength(2);
    expect([shownPassword(), secret.password]).toEqual(['', '']);
  });

  test('shown again by Back as it was left, the form has forgotten it and makes a new one', () => {
    show();
    const first = generate();
    fireEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(secret.password).toBe('');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getAllByText(gone)).toHaveLength(2);
    expect(shownPassword()).not.toBe('');
    expect(shownPassword()).not.toBe(first);
  });

  test('that was never set is not missed', () => {
    show();
    leaveAndComeBack();
    expect(screen.queryByText(gone)).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('of another kind than the address asks for now is not spoken of', () => {
    show();
    generate();
    leaveAndComeBack('own');
    expect(screen.queryByText(gone)).toBeNull();
    expect(secret.password).toBe('');
  });

  test('leads from the notice to its field, and the notice can be closed', () => {
    window.sessionStorage.setItem('passwordLeft', 'generated');
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Go to the password' }));
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getAllByText(gone)).toHaveLength(1);
  });
});

describe('R-5.5 a password that is generated', () => {
  const question = /^Have you saved this password\?/;

  test('is made by going on, where none is there yet, and asked about once: then it is the server’s', () => {
    show();
    expect(goOn()).toBe('newPassword');
    const made = shownPassword();
    expect(checkServerPassword(made)).toEqual({ ok: true });
    expect(screen.getByText(question)).toBeVisible();
    expect(goOn()).toBe('newPassword');
    expect(shownPassword()).toBe(made);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(shownPassword()).toBe(made);
    expect(screen.queryByText(question)).toBeNull();
    expect([goOn(), secret.password]).toEqual([null, made]);
  });

  test('by its button is in sight, and not asked about', () => {
    show();
    generate();
    expect(screen.queryByText(question)).toBeNull();
    expect([goOn(), secret.password]).toEqual([null, shownPassword()]);
  });

  test('is not made in place of one’s own', () => {
    show('own');
    expect([goOn('own'), secret.password]).toEqual(['password', '']);
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Harbour-2026-x' } });
    expect(goOn('own')).toBeNull();
  });
});
