import type { GroupMessage, SeatRefund } from '#lib/contracts/calls/group-calls.ts';
import type { GroupMessages } from '#lib/group-buy/group-messages.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import { money } from '#lib/money/money.ts';
import { hourMs } from '#lib/time/lengths.ts';
import type { GroupPorts, OpenGroup } from './group-ports.ts';
import type { MyGroup } from './mine/use-my-groups.ts';

export const sampleNowMs = Date.parse('2026-11-21T12:00:00Z');
const at = (hours: number): string => new Date(sampleNowMs + hours * hourMs).toISOString();

const coupon = {
  code: 'GROUP8',
  kind: 'renewal',
  scene: 'group-member',
  name: 'Thank you',
  percent: 8,
  minimumSpend: { USD: null, HKD: null, JPY: null },
  products: { rule: 'all', names: [] },
  periods: { rule: 'all', names: [] },
  notForWindows: false,
  validityDays: 60,
  perPersonLimit: 1,
  stock: 100,
  newcomersOnly: false,
  window: { startsAtMs: 0, endsAtMs: sampleNowMs * 2 },
} as const;

export const sampleMessages: GroupMessages = {
  groupLeaderUnpaid: 'The leader of the group has not yet paid and cannot join.',
  groupLaunched: 'The group has been successfully launched and cannot be joined.',
  groupEnded: 'The group has ended.',
  groupFull: 'The group is full.',
  groupHeldOut: 'You have held unpaid seats of this group for 6 hours in all.',
  groupDoesNotExist: 'The group does not exist or the link is wrong.',
  noGroupChosen: 'Please choose a group to join.',
  groupCreationFailed: 'The group could not be created. Please try again.',
  eventNotStarted: 'The event has not started yet.',
  eventEnded: 'This event has ended.',
  accountAbnormal:
    'Your current account has abnormal behavior and is temporarily unable to participate. <a href="/contact">Contact support</a>.',
  notRegistered: 'You are not registered (real-name). Complete real-name verification first.',
  realNameStatusUnsupported: 'Your real-name status does not support this coupon or this event.',
  creditScoreInsufficient: 'Your credit score is not sufficient for this operation.',
  newcomersOnly: 'This event can only be attended by newcomers.',
};

export const sampleGroup: GroupCampaignContent & { readonly messages: GroupMessages } = {
  head: { title: 'Group buying', description: null, published: { en: '/activity/pintuan/vps' }, indexed: true },
  slug: 'vps',
  title: 'Essential, bought together',
  lead: 'Everyone pays the group price once every seat is paid.',
  percent: 30,
  activationFeePercent: 10,
  newcomersOnly: false,
  // runs whatever the clock of this machine says
  window: { startsAtMs: Date.parse('2024-01-01T00:00:00Z'), endsAtMs: Date.parse('2099-12-31T15:00:00Z') },
  madeAtMs: sampleNowMs,
  region: 'Los Angeles-1',
  regionCode: 'US-0',
  term: { code: '1m', name: '1 month', months: 1 },
  server: {
    model: 'c2m4',
    series: 'General',
    vcpu: 2,
    memoryGib: 4,
    disk: { label: 'SSD', sizeGib: 30 },
    outboundGb: 500,
    list: { USD: money(952, 'USD'), HKD: money(7_450, 'HKD'), JPY: money(1_810, 'JPY') },
    offer: { USD: money(666, 'USD'), HKD: money(5_215, 'HKD'), JPY: money(1_267, 'JPY') },
    perMonth: { USD: money(666, 'USD'), HKD: money(5_215, 'HKD'), JPY: money(1_267, 'JPY') },
    href: '/product/vps-buy?area=US-0',
  },
  headCounts: [2, 3, 5, 10],
  memberCoupon: coupon,
  hiddenCoupon: { ...coupon, kind: 'new-purchase', name: 'The hidden half', percent: 50 },
  hiddenCouponPercent: 5,
  rules: ['One server for each person.'],
  questions: [{ key: 'a', question: 'When do I pay?', answer: 'At once, as the leader.' }],
  images: [
    { code: 'debian-13', name: 'Debian', version: '13', takesKeys: true },
    { code: 'ubuntu-2604', name: 'Ubuntu', version: '26.04 LTS', takesKeys: true },
    { code: 'windows-2025', name: 'Windows Server', version: '2025', takesKeys: false },
    { code: 'wordpress', name: 'WordPress', version: '7.0 on Debian 13', takesKeys: true },
  ],
  terms: { version: 3, path: '/doc/article/tos', effectiveDate: '2026-10-01', effectiveTime: '00:00', effectiveZone: 'Asia/Hong_Kong' },
  messages: sampleMessages,
};

const leader = { place: 1, name: 'h*****r', avatar: 2, isLeader: true, isMe: false, state: 'paid', heldUntil: null } as const;
const second = { place: 2, name: 'm***l', avatar: 5, isLeader: false, isMe: false, state: 'held', heldUntil: at(2.6) } as const;

/** An open group of three, as a visitor sees it: its leader has paid, a second member has yet to. */
export const openGroup: GroupMessage = {
  id: '3f0c2a9e-7c51-4d0e-9f1a-1b2c3d4e5f60',
  campaign: 'vps',
  state: 'open',
  headCount: 3,
  seatsLeft: 1,
  paid: 1,
  createdAt: at(-20),
  deadline: at(100),
  version: 7,
  now: at(0),
  members: [leader, second],
  refusal: null,
  newcomersOnly: false,
  soldOut: false,
  pending: 0,
  heldOut: false,
  elsewhere: null,
  offer: {
    configuration: { region: 'US-0', model: 'c2m4', disk: { type: 'ssd', sizeGib: 30 }, traffic: 't500' },
    period: '1m',
    percent: 30,
    feePercent: 10,
    prices: [
      { currency: 'USD', aloneMinor: 952, groupMinor: 666, feeMinor: 67 },
      { currency: 'HKD', aloneMinor: 7_450, groupMinor: 5_215, feeMinor: 522 },
      { currency: 'JPY', aloneMinor: 1_810, groupMinor: 1_267, feeMinor: 127 },
    ],
  },
  terms: { en: 'One server for each person.', zh: '每人限购 1 台。', ja: 'お一人さま1台までです。' },
  memberCoupon: {
    code: 'GROUP8',
    kind: 'renewal',
    name: { en: 'Thank you', zh: '感谢券', ja: 'お礼クーポン' },
    percent: 8,
    validityDays: 60,
  },
  hiddenCoupon: {
    code: 'HIDDEN50',
    kind: 'new-purchase',
    name: { en: 'The hidden half', zh: '隐藏半价券', ja: 'ひみつの半額クーポン' },
    percent: 50,
    validityDays: 30,
  },
  draw: {
    commitment: 'f9365a9f2bdfbf23e3f960d43a17f0ddcb014b0639dd397f351ecec859d91286',
    percent: 5,
    state: 'later',
    until: null,
    anyLeft: true,
    result: null,
  },
  endedAt: null,
  mine: null,
};

const sampleOrderId = '5d8f0c5e-0000-4000-8000-000000000009';

type Mine = NonNullable<GroupMessage['mine']>;

const ownSeat: Mine = {
  role: 'member',
  state: 'held',
  orderId: sampleOrderId,
  orderState: 'awaiting-payment',
  heldUntil: at(2.6),
  coupon: null,
  couponHad: false,
  refunds: [],
};

/** The same group as its second member sees it. */
export const heldByMe = (change: Partial<Mine> = {}): Partial<GroupMessage> => ({
  members: [leader, { ...second, isMe: true }],
  mine: { ...ownSeat, ...change },
});

const all = [
  leader,
  { ...second, state: 'paid', heldUntil: null },
  { ...second, place: 3, name: '林**', avatar: 7, state: 'paid', heldUntil: null },
] as const;

/** Money of an own seat that is on its way back, or has been paid back. */
export const goingBack = (change: Partial<SeatRefund> = {}): SeatRefund => ({
  orderId: sampleOrderId,
  reason: 'paid-late',
  currency: 'USD',
  amountMinor: 666,
  isDone: false,
  ...change,
});

/** Everybody has paid. */
export const succeeded: Partial<GroupMessage> = {
  state: 'succeeded',
  seatsLeft: 0,
  paid: 3,
  members: [...all],
  refusal: 'groupLaunched',
  endedAt: at(-1),
  draw: openGroup.draw && { ...openGroup.draw, state: 'open', until: at(23) },
};

/** The launched group as its leader sees it, whose draw is open. */
export const succeededForLeader: Partial<GroupMessage> = {
  ...succeeded,
  members: [{ ...leader, isMe: true }, ...all.slice(1)],
  mine: { ...ownSeat, role: 'leader', state: 'paid', orderState: 'active', heldUntil: null, coupon: 'GROUP8-7QK2' },
};

const drawn = { seed: '5be2c1f4a9d03e7786c25d1b90fa43ce7d1128f0b6a94e53c80172fd9be34a65', at: at(-0.5) } as const;

/** After a draw that won. */
export const drawnAndWon: Partial<GroupMessage> = {
  ...succeededForLeader,
  draw: openGroup.draw && { ...openGroup.draw, state: 'drawn', until: at(23), result: { ...drawn, number: 100_000_000, outcome: 'won' } },
};

export const leaderUnpaid: Partial<GroupMessage> = {
  state: 'leader-unpaid',
  seatsLeft: 2,
  paid: 0,
  deadline: null,
  members: [{ ...leader, state: 'held', heldUntil: at(2.9) }],
  refusal: 'groupLeaderUnpaid',
  draw: null,
};

export const full: Partial<GroupMessage> = {
  state: 'full',
  seatsLeft: 0,
  paid: 2,
  members: [...all.slice(0, 2), { ...all[2], state: 'held', heldUntil: at(1.2) }],
  refusal: 'groupFull',
};

export const failed: Partial<GroupMessage> = {
  state: 'failed',
  deadline: at(-1),
  seatsLeft: 0,
  paid: 0,
  members: [
    { ...leader, state: 'refunded' },
    { ...all[1], state: 'refunded' },
  ],
  refusal: 'groupEnded',
  endedAt: at(-1),
  draw: null,
};

export const voided: Partial<GroupMessage> = {
  state: 'void',
  deadline: null,
  seatsLeft: 0,
  paid: 0,
  members: [],
  refusal: 'groupEnded',
  endedAt: at(-1),
  draw: null,
};

export const group = (...changes: readonly Partial<GroupMessage>[]): GroupMessage =>
  Object.assign({}, openGroup, ...changes) as GroupMessage;

const listed = (id: number, change: Partial<OpenGroup>): OpenGroup => ({
  id: `3f0c2a9e-7c51-4d0e-9f1a-${String(id).padStart(12, '0')}`,
  campaign: 'vps',
  state: 'open',
  headCount: 3,
  seatsLeft: 1,
  paid: 1,
  createdAt: at(-20),
  deadline: at(100),
  leader: { name: 'h*****r', avatar: 2, isMe: false },
  ...change,
});

export const listedGroups: readonly OpenGroup[] = [
  listed(1, {}),
  listed(2, { headCount: 5, seatsLeft: 3, paid: 2, deadline: at(31), leader: { name: '林**', avatar: 7, isMe: false } }),
  listed(3, { headCount: 10, seatsLeft: 8, paid: 1, deadline: at(2.5), leader: { name: 'a********************t', avatar: 0, isMe: true } }),
];

const never = <Answer>(): Promise<Answer> => new Promise(() => {});

const ofMine = (id: number, change: Partial<MyGroup>, mine: Partial<Mine> = {}): MyGroup => ({
  id: `3f0c2a9e-7c51-4d0e-9f1a-${String(id).padStart(12, '0')}`,
  campaign: 'vps',
  state: 'open',
  headCount: 3,
  seatsLeft: 1,
  paid: 1,
  createdAt: at(-20),
  deadline: at(100),
  ...change,
  mine: { ...ownSeat, ...mine },
});

/** The groups of an account in every state, the latest first. */
export const myGroupsSample: readonly MyGroup[] = [
  ofMine(1, {}),
  ofMine(2, { state: 'leader-unpaid', headCount: 10, seatsLeft: 9, paid: 0, deadline: null }, { role: 'leader' }),
  ofMine(3, { campaign: 'cvm', state: 'full', seatsLeft: 0, paid: 2 }, { state: 'paid', orderState: 'awaiting-group', heldUntil: null }),
  ofMine(
    4,
    { state: 'succeeded', seatsLeft: 0, paid: 3, deadline: at(-30) },
    { role: 'leader', state: 'paid', orderState: 'active', heldUntil: null, coupon: 'GROUP8' },
  ),
  ofMine(
    5,
    { state: 'failed', seatsLeft: 0, paid: 0, deadline: at(-50) },
    { state: 'refunded', orderState: 'refunded', heldUntil: null, refunds: [goingBack({ reason: 'group-failed', isDone: true })] },
  ),
  ofMine(
    6,
    { campaign: 'summer', state: 'void', headCount: 5, seatsLeft: 0, paid: 0, deadline: null },
    { role: 'leader', state: 'released', orderState: 'closed', heldUntil: null },
  ),
];

/** A service that does not answer. */
export const silentPorts: GroupPorts = {
  open: never,
  stock: never,
  account: never,
  detail: never,
  wait: never,
  take: never,
  pay: never,
  leave: never,
  draw: never,
};
