import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ContactForm } from '#components/company/contact-form.tsx';
import type { SendMessage, Sending } from '#components/company/send-message.ts';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import type { Language } from '#lib/language/languages.ts';
import { busy, refused } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const refusedField = (field: string) => refused('dataError', 'The data sent is not valid.', { field });

const send = jest.fn<SendMessage>();
const ask = jest.fn<AskHuman>();
const sendings = (): Sending[] => send.mock.calls.map(([sending]) => sending);

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue({ ok: true, message: { ticket: 'T-7K3P-9M2X' } });
  ask.mockReset();
  ask
    .mockResolvedValueOnce({ ok: true, proof: 'proof-1', expiresInMs: 600_000 })
    .mockResolvedValueOnce({ ok: true, proof: 'proof-2', expiresInMs: 600_000 });
  window.history.replaceState(null, '', '/contact');
  // the form was open long enough
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 5_000));
});

afterEach(() => {
  jest.restoreAllMocks();
});

const show = (language: Language = 'en') =>
  renderInSite(<ContactForm label="Send the message" email="support@marlow.example" language={language} send={send} ask={ask} />, language);

const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });

const fill = (): void => {
  type('Your name', ' Aiko Tanaka ');
  type('E-mail', 'aiko@example.com');
  type('Message', 'Which region suits visitors in Osaka?');
};

const verify = async (): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Verify' })));

const submit = async (): Promise<void> => {
  const button = screen.getByRole('button', { name: 'Send the message' });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sending …' })).toBeNull());
};

describe('R-12.3 the contact form', () => {
  test('sends what was typed, and says the number of the ticket and where the answer goes', async () => {
    show();
    fill();
    await verify();
    await submit();
    expect(sendings()).toMatchObject([
      {
        message: { name: 'Aiko Tanaka', email: 'aiko@example.com', subject: 'sales', text: 'Which region suits visitors in Osaka?' },
        website: '',
        language: 'en',
        proof: 'proof-1',
      },
    ]);
    expect(sendings()[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(screen.getByText('T-7K3P-9M2X')).toBeInTheDocument();
    expect(screen.getByText(/aiko@example\.com/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your message has arrived' })).toHaveFocus();
  });

  test('says beside each field what is wrong, goes to the first one, and sends nothing', async () => {
    show();
    type('E-mail', 'ki@mail');
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Enter your name, 2 to 40 characters.');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter an e-mail address, such as name@company.com.');
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/Write a message of 10 to 5,000 characters\./);
    expect(screen.getByLabelText('E-mail')).toHaveValue('ki@mail');
    expect(screen.getByLabelText('Subject')).toBeValid();
  });

  test('speaks the visitor’s language', async () => {
    show('ja');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send the message' })));
    expect(await screen.findByText('お名前を2〜40文字で入力してください。')).toBeInTheDocument();
  });

  test('a field that is corrected is no longer wrong', async () => {
    show();
    await submit();
    type('Your name', 'Aiko');
    expect(screen.getByLabelText('Your name')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
  });

  test('after a failure everything is still there, with another way to write, and trying again is the same message', async () => {
    send.mockResolvedValueOnce(busy);
    show();
    fill();
    await verify();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here');
    expect(screen.getByRole('alert').querySelector('a')).toHaveAttribute('href', 'mailto:support@marlow.example');
    expect(screen.getByLabelText('Message')).toHaveValue('Which region suits visitors in Osaka?');
    await submit();
    const [first, second] = sendings();
    expect(second?.key).toBe(first?.key);
    expect(screen.getByText('T-7K3P-9M2X')).toBeInTheDocument();
  });

  test('another text after a failure is another message', async () => {
    send.mockResolvedValueOnce(busy);
    show();
    fill();
    await verify();
    await submit();
    type('Message', 'Something else after all.');
    await submit();
    const [first, second] = sendings();
    expect(second?.key).not.toBe(first?.key);
  });

  test('a field that the service refuses is marked, and what was typed stays', async () => {
    send.mockResolvedValueOnce(refusedField('email'));
    show();
    fill();
    await verify();
    await submit();
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Message')).toHaveValue('Which region suits visitors in Osaka?');
  });

  test('a double click sends once', async () => {
    let answer: (value: Awaited<ReturnType<SendMessage>>) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show();
    fill();
    await verify();
    const button = screen.getByRole('button', { name: 'Send the message' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await act(async () => void fireEvent.click(button));
    await act(async () => answer({ ok: true, message: { ticket: 'T-7K3P-9M2X' } }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('HTML in a name or an address is shown as text', async () => {
    show();
    fill();
    type('Your name', '<b>Aiko</b>');
    await verify();
    await submit();
    expect(sendings()[0]?.message.name).toBe('<b>Aiko</b>');
    expect(document.querySelector('section b')).toBeNull();
  });

  test('a link can name the subject, and only one of the list', () => {
    window.history.replaceState(null, '', '/contact?subject=jobs');
    const { unmount } = show();
    expect(screen.getByLabelText('Subject')).toHaveValue('jobs');
    unmount();
    window.history.replaceState(null, '', '/contact?subject=%3Cscript%3E');
    show();
    expect(screen.getByLabelText('Subject')).toHaveValue('sales');
  });

  test('R-5.7 without verification nothing is sent: the check says so and has the focus', async () => {
    show();
    fill();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Please pass the human verification first.');
    expect(screen.getByRole('button', { name: 'Verify' })).toHaveFocus();
    await verify();
    expect(screen.queryByRole('alert')).toBeNull();
    await submit();
    expect(sendings()).toMatchObject([{ proof: 'proof-1' }]);
  });

  test('R-5.7 a proof that is refused, or was used, is asked for again', async () => {
    send.mockResolvedValueOnce(refusedField('proof'));
    show();
    fill();
    await verify();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Please pass the human verification first.');
    await verify();
    await submit();
    expect(sendings().map(({ proof }) => proof)).toEqual(['proof-1', 'proof-2']);
  });

  test('after a message another one can be written, by the same person', async () => {
    show();
    fill();
    await verify();
    await submit();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Write another message' })));
    expect(screen.getByLabelText('Your name')).toHaveValue(' Aiko Tanaka ');
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  test('nobody comes by the keyboard to the field that programs fill in', () => {
    show();
    expect(screen.getByLabelText('Leave this field empty')).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
  });
});
