import type { accountSession } from '#lib/contracts/calls/account/account-calls.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import type { openGroups } from '#lib/contracts/calls/open-groups-call.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import type { WireSetup } from '#lib/contracts/server-setup.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { MydocFailure, MydocResult } from '#lib/mydoc/mydoc-client.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';

export type OpenGroups = CallOutput<typeof openGroups>;
export type OpenGroup = OpenGroups['groups'][number];

/** Whose seat it is: the leader's of a group to be created, or one in a group that exists. */
export type SeatPlace =
  | { readonly kind: 'create'; readonly campaign: string; readonly headCount: number }
  | { readonly kind: 'join'; readonly id: string };

/** The order of a seat, as its form holds it. */
interface SeatWish {
  readonly currency: Currency;
  readonly image: string;
  /** In plain text: it leaves the page encrypted. Empty: one logs in by keys alone. */
  readonly password: string;
  readonly setup: WireSetup;
  readonly termsVersion: number;
  /** The price and the fee that the form shows, in minor units of the currency. */
  readonly totalMinor: number;
  readonly feeMinor: number;
  /** The idempotency key: sent twice, it is one seat. */
  readonly key: string;
}

export interface TakenSeat {
  readonly group: GroupMessage;
  readonly orderId: string;
}

/** The service, as the pages of group buying use it. They show every failure in its place. */
export interface GroupPorts {
  open(campaign: string): Promise<MydocResult<OpenGroups>>;
  stock(): Promise<MydocResult<readonly StockEntry[]>>;
  account(): Promise<MydocResult<CallOutput<typeof accountSession>>>;
  detail(id: string, signal: AbortSignal): Promise<MydocResult<GroupMessage>>;
  wait(id: string, version: number, signal: AbortSignal): Promise<MydocResult<GroupMessage>>;
  take(place: SeatPlace, wish: SeatWish): Promise<MydocResult<TakenSeat>>;
  pay(orderId: string, language: Language): Promise<MydocResult<{ payAddress: string }>>;
  leave(id: string): Promise<MydocResult<GroupMessage>>;
  draw(id: string, number: number): Promise<MydocResult<GroupMessage>>;
}

const loadCaller = () => import('#components/ui/calls/make-call.ts');
const load = () => Promise.all([loadCaller(), import('#lib/contracts/calls/group-calls.ts')]);

const quiet = { quiet: true } as const;

const notSent: MydocFailure = { ok: false, kind: 'aborted' };

async function takeSeat(place: SeatPlace, { password, setup, ...wish }: SeatWish): Promise<MydocResult<TakenSeat>> {
  const [[{ makeCall }, { createGroup, joinGroup }], { encryptForServer }, { setupOnTheWire }] = await Promise.all([
    load(),
    import('#components/purchase/password/encrypt-for-server.ts'),
    import('#components/purchase/setup/setup-on-the-wire.ts'),
  ]);
  const encrypted = password === '' ? null : await encryptForServer(password);
  if (encrypted?.ok === false) return notSent;
  const order = { ...wish, ...(encrypted ? { password: encrypted.text } : {}), ...setupOnTheWire(setup) };
  return place.kind === 'create'
    ? makeCall(createGroup, { campaign: place.campaign, headCount: place.headCount, ...order }, quiet)
    : makeCall(joinGroup, { id: place.id, ...order }, quiet);
}

/** By calls, whose code is loaded with the first one. */
export const groupCalls: GroupPorts = {
  open: async (campaign) => {
    const [{ makeCall }, { openGroups }] = await Promise.all([loadCaller(), import('#lib/contracts/calls/open-groups-call.ts')]);
    return makeCall(openGroups, { campaign }, quiet);
  },
  stock: async () => {
    const [{ makeCall }, { stock }] = await Promise.all([loadCaller(), import('#lib/contracts/calls/orders/purchase-calls.ts')]);
    return makeCall(stock, {}, quiet);
  },
  account: async () => {
    const [{ makeCall }, { accountSession }] = await Promise.all([loadCaller(), import('#lib/contracts/calls/account/account-calls.ts')]);
    return makeCall(accountSession, {}, quiet);
  },
  detail: async (id, signal) => {
    const [{ makeCall }, { groupDetail }] = await load();
    return makeCall(groupDetail, { id }, { ...quiet, signal });
  },
  wait: async (id, version, signal) => {
    const [{ makeCall }, { waitForGroup }] = await load();
    return makeCall(waitForGroup, { id, version }, { ...quiet, signal });
  },
  take: takeSeat,
  pay: async (id, language) => {
    const [{ makeCall }, { payOrder }, { newRequestKey }] = await Promise.all([
      loadCaller(),
      import('#lib/contracts/calls/orders/order-calls.ts'),
      import('#lib/mydoc/request-key.ts'),
    ]);
    return makeCall(payOrder, { id, language, key: newRequestKey() }, quiet);
  },
  leave: async (id) => {
    const [{ makeCall }, { leaveGroup }] = await load();
    return makeCall(leaveGroup, { id }, quiet);
  },
  draw: async (id, number) => {
    const [{ makeCall }, { drawCoupon }] = await load();
    return makeCall(drawCoupon, { id, number }, quiet);
  },
};
