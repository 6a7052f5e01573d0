import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { GroupPorts, TakenSeat } from '#components/group-buy/group-ports.ts';
import { group, openGroup, sampleGroup } from '#components/group-buy/group-samples.ts';
import { SeatForm, type SeatAim } from '#components/group-buy/order/seat-form.tsx';
import { pageShown } from '#components/ui/calls/page-shown.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { seatPricesOf } from '#lib/group-buy/seat-prices.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { madeLines } from '#tests/lib/rules/servers/ssh-keys-under-test.ts';
import { busy, loggedOut, refused } from '#tests/components/failed-calls.ts';
import { drawInState, ok, press } from './draw-group-pages.tsx';

const leave = jest.fn<(address: string) => void>();
const take = jest.fn<GroupPorts['take']>();
const pay = jest.fn<GroupPorts['pay']>();
const onMoved = jest.fn<(taken: TakenSeat | null) => void>();
const seat: TakenSeat = { group: group({ version: 8 }), orderId: '5d8f0c5e-0000-4000-8000-000000000009' };

beforeEach(() => {
  window.sessionStorage.clear();
  for (const mock of [leave, take, pay, onMoved]) mock.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(leave);
  take.mockImplementation(() => ok(seat));
  pay.mockImplementation(() => ok({ payAddress: '/ucenter/pay/1' }));
});

const { server, images, terms } = sampleGroup;
const offer = { prices: seatPricesOf(server, 10), feePercent: 10, period: '1 month', images, terms, deadline: null };
const create: SeatAim = { kind: 'create', headCounts: [2, 3, 5] };

const draw = (aim: SeatAim = create, change: Partial<typeof offer> = {}) =>
  drawInState(<SeatForm slug="vps" aim={aim} offer={{ ...offer, ...change }} ports={{ take, pay }} language="en" onMoved={onMoved} />);

const choose = async (name: RegExp): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
};

/** Everything that the form asks for. */
async function fillIn(): Promise<void> {
  await choose(/Ubuntu/);
  await press('Generate now');
  await press('I have saved it');
  await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
}

const [laptop, desk] = [madeLines['ssh-ed25519']().line, madeLines['ssh-rsa']().line];
const bare = (line: string): string => line.split(' ').slice(0, 2).join(' ');
const keyField = (): Promise<HTMLElement> => screen.findByLabelText('Public key');

/** Adds keys in place of a password, and a name. */
async function fillInKeys(lines: string): Promise<void> {
  await choose(/^SSH key/);
  fireEvent.change(await keyField(), { target: { value: lines } });
  await press('Add key');
  const name = screen.getByLabelText('Host name (optional)');
  fireEvent.change(name, { target: { value: 'Web-1.example.com' } });
  await act(async () => void fireEvent.blur(name));
}

const send = (): Promise<void> => press(/and pay \$6\.66/);
const answer = (result: MydocResult<TakenSeat>) => take.mockImplementation(() => Promise.resolve(result));

describe('R-7.2 starting a group', () => {
  test('takes the leader’s seat with the size, the system and the terms that were chosen, and goes to its payment', async () => {
    await draw();
    await choose(/5 people/);
    await fillIn();
    await send();
    const [place, wish] = take.mock.calls[0] ?? [];
    expect(place).toEqual({ kind: 'create', campaign: 'vps', headCount: 5 });
    expect(wish).toMatchObject({ currency: 'USD', image: 'ubuntu-2604', termsVersion: 3, totalMinor: 666, feeMinor: 67 });
    expect(wish?.password).toHaveLength(20);
    expect(pay).toHaveBeenCalledWith(seat.orderId, 'en');
    expect(leave).toHaveBeenCalledWith('http://localhost/ucenter/pay/1');
    expect(onMoved).toHaveBeenCalledWith(seat);
  });

  test('nothing is sent before all is there; each part says what is missing, and is mended alone', async () => {
    await draw();
    await send();
    expect(take).not.toHaveBeenCalled();
    expect(screen.getByText('Please select a system image.')).toBeInTheDocument();
    expect(screen.getByText(/^Have you saved this password\?/)).toBeInTheDocument();
    expect(screen.getByText('Please read the terms of service and accept them.')).toBeInTheDocument();
    await choose(/^Debian/);
    expect(screen.queryByText('Please select a system image.')).toBeNull();
    expect(screen.getByText('Please read the terms of service and accept them.')).toBeInTheDocument();
  });

  test('the terms are never ticked beforehand', async () => {
    await draw();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByText(/I have read the terms of service, version 3/)).toBeInTheDocument();
  });

  test('without terms to accept nothing can be ordered', async () => {
    await draw(create, { terms: null });
    expect(screen.getByText(/The terms of service could not be loaded/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('R-2.5 a server that is not sold in the page’s currency says so', async () => {
    await draw(create, { prices: seatPricesOf(null, 10) });
    const button = screen.getByRole('button', { name: /Not sold in this currency/ });
    await fillIn();
    await act(async () => void fireEvent.click(button));
    expect(take).not.toHaveBeenCalled();
  });
});

describe('R-7.3 joining a group', () => {
  test('takes a seat in it', async () => {
    await draw({ kind: 'join', id: openGroup.id });
    await fillIn();
    await send();
    expect(take.mock.calls[0]?.[0]).toEqual({ kind: 'join', id: openGroup.id });
  });

  test.each([
    ['groupEndedOrFull', 'The group has ended or the number of people is full.'],
    ['groupCreationFailed', 'The group could not be created. Please try again.'],
    ['modelSoldOut', 'Sold out.'],
  ])('what the service refuses is said above the button, and the page asks for the group again: %s', async (key, text) => {
    answer(refused(key, text));
    await draw({ kind: 'join', id: openGroup.id });
    await fillIn();
    await send();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onMoved).toHaveBeenCalledWith(null);
    expect(screen.getByRole('radio', { name: /Ubuntu/ })).toBeChecked();
  });

  test('R-7.8 who has a seat in another group of the offer is led there', async () => {
    answer(refused('onceOnly', 'Once.', { values: { group: openGroup.id } }));
    await draw({ kind: 'join', id: openGroup.id });
    await fillIn();
    await send();
    expect((await screen.findByRole('link', { name: 'go to your group' })).getAttribute('href')).toBe(
      `/activity/pintuan/part-vps/${openGroup.id}`,
    );
  });

  test('R-7.8 a person with another account reads that it is once only', async () => {
    answer(refused('onceOnly', 'You can only participate in this event once.'));
    await draw({ kind: 'join', id: openGroup.id });
    await fillIn();
    await send();
    expect(await screen.findByText('You can only participate in this event once.')).toBeInTheDocument();
  });

  test('R-7.2 a price that has changed is shown and asked anew; nothing that was chosen is lost', async () => {
    answer(
      refused('groupPriceChanged', 'The price has changed.', {
        values: { totalMinor: 736, aloneMinor: 1_052, feeMinor: 110, feePercent: 15 },
      }),
    );
    await draw({ kind: 'join', id: openGroup.id });
    await fillIn();
    await send();
    expect(await screen.findByText('The price has changed.')).toBeInTheDocument();
    expect(screen.getByText(/15.*\$1\.10/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Ubuntu/ })).toBeChecked();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(onMoved).not.toHaveBeenCalled();
    answer({ ok: true, message: seat });
    await press(/and pay \$7\.36/);
    expect(take.mock.calls[1]?.[1]).toMatchObject({ totalMinor: 736, feeMinor: 110 });
    expect(take.mock.calls[1]?.[1].key).not.toBe(take.mock.calls[0]?.[1].key);
  });

  test('a refusal of the price without the new one has the page read it anew', async () => {
    answer(refused('groupPriceChanged', 'The price has changed.'));
    await draw({ kind: 'join', id: openGroup.id });
    await fillIn();
    await send();
    expect(await screen.findByText('The price has changed.')).toBeInTheDocument();
    expect(onMoved).toHaveBeenCalledWith(null);
  });

  test('newer terms have to be accepted anew', async () => {
    answer(refused('termsChanged', 'Changed.', { values: { version: 4 } }));
    await draw();
    await fillIn();
    await send();
    expect(await screen.findByText(/The terms of service have changed: version 4 applies now/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    answer({ ok: true, message: seat });
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
    await send();
    expect(take.mock.calls.at(-1)?.[1].termsVersion).toBe(4);
  });

  test.each([
    ['noImageSelected', 'Please select a system image.'],
    ['serverPasswordWrong', 'Please generate a password, or set your own.'],
  ])('%s is said at its part', async (key, text) => {
    answer(refused(key, text));
    await draw();
    await fillIn();
    await send();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(onMoved).not.toHaveBeenCalled();
  });
});

describe('R-5.1 R-5.5 a seat whose server is logged in to by SSH keys', () => {
  test('is taken with them and with its host name, and without a password; the next server has another name', async () => {
    await draw();
    await choose(/Ubuntu/);
    await fillInKeys(`${laptop}\n${desk} desk`);
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
    answer(busy);
    await send();
    expect(window.sessionStorage.getItem('serverSetup')).toContain('web-1.example.com');
    answer({ ok: true, message: seat });
    await send();
    expect(take.mock.calls.at(-1)?.[1]).toMatchObject({
      password: '',
      setup: {
        hostName: 'web-1.example.com',
        sshKeys: [
          { name: 'a@b', key: bare(laptop) },
          { name: 'desk', key: bare(desk) },
        ],
      },
    });
    expect(window.sessionStorage.getItem('serverSetup')).toBeNull();
  });

  test('is not asked for without one, with one that was typed and not added, or under a name that is none', async () => {
    await draw();
    await choose(/Ubuntu/);
    await choose(/^SSH key/);
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
    await send();
    expect(screen.getByText('Please add a public key, or choose a password.')).toBeVisible();
    expect(await keyField()).toHaveFocus();
    await fillInKeys(laptop);
    fireEvent.change(await keyField(), { target: { value: 'ssh-rsa AAAA' } });
    await send();
    expect(screen.getByText('You typed a key but did not add it. Add it, or clear the field.')).toBeVisible();
    fireEvent.change(await keyField(), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Host name (optional)'), { target: { value: 'web_1' } });
    await send();
    expect(screen.getByText('Only letters a to z, digits, hyphens and dots can be used.')).toBeVisible();
    expect(screen.getByLabelText('Host name (optional)')).toHaveFocus();
    expect(take).not.toHaveBeenCalled();
  });

  test('is offered for Linux alone: with Windows the password is back, and nothing of the keys is sent', async () => {
    await draw();
    await choose(/Ubuntu/);
    await fillInKeys(laptop);
    await choose(/^Windows/);
    expect(screen.getByRole('radio', { name: /^SSH key/ })).toBeDisabled();
    await press('Generate now');
    await press('I have saved it');
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
    await send();
    const wish = take.mock.calls[0]?.[1];
    expect(wish?.password).toHaveLength(20);
    expect(wish?.setup).toEqual({ hostName: 'web-1.example.com' });
  });

  test.each(['sshKeyWrong', 'sshKeyTwice', 'sshKeyPrivate', 'sshKeysNotForImage', 'hostNameWrong'])(
    'says what the service finds in it, and loses nothing: %s',
    async (key) => {
      answer(refused(key, 'That cannot be taken.'));
      await draw();
      await choose(/Ubuntu/);
      await fillInKeys(laptop);
      await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
      await send();
      expect(await screen.findByText('That cannot be taken.')).toBeVisible();
      expect(screen.getByDisplayValue('a@b')).toBeVisible();
      expect(onMoved).not.toHaveBeenCalled();
    },
  );
});

describe('R-10 an order of a seat without an answer', () => {
  test('is sent again with the same key, and with another one after a refusal', async () => {
    answer(busy);
    await draw();
    await fillIn();
    await send();
    await send();
    answer(refused('modelSoldOut'));
    await send();
    await send();
    const keys = take.mock.calls.map(([, wish]) => wish.key);
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, true, false]);
  });

  test('R-10.3 without a session it asks to log in', async () => {
    answer(loggedOut);
    await draw();
    await fillIn();
    await send();
    expect(JSON.stringify(pageShown.current())).toContain('login');
  });

  test('where the payment’s address is unknown the seat is taken all the same', async () => {
    pay.mockResolvedValue(busy);
    await draw();
    await fillIn();
    await send();
    expect(leave).not.toHaveBeenCalled();
    expect(onMoved).toHaveBeenCalledWith(seat);
  });
});
