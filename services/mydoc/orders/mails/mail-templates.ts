import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import type { OrderEventKind } from '#lib/contracts/calls/orders/order-message.ts';

/** The e-mail that an event of an order writes; an event without one is read on the order's page. */
const templateOfEvent = {
  placed: 'order-placed',
  paid: 'order-paid',
  'seated-again': 'order-paid',
  active: 'server-ready',
  'withdrawal-stated': 'withdrawal-asked',
  withdrawn: 'order-withdrawn',
  refunded: 'order-refunded',
  closed: 'order-closed',
  'server-gone': 'order-closed',
  'renewal-due': 'renewal-due',
  'automatic-renewal-on': 'automatic-renewal-on',
  'automatic-renewal-failed': 'automatic-renewal-failed',
  expired: 'server-expired',
  changed: 'server-changed',
  registered: 'domain-registered',
  'name-taken': 'domain-taken',
  'class-changed': 'domain-class-changed',
  'registration-failed': 'domain-refused',
  released: 'server-released',
  'given-back': 'server-released',
} as const satisfies Partial<Record<OrderEventKind, MailTemplate>>;

type MailedEvent = keyof typeof templateOfEvent;

/** The template of an event; the payment of a renewal has its own, since it moves the end of a server. */
export const templateOf = (kind: MailedEvent, isRenewal: boolean): MailTemplate =>
  kind === 'paid' && isRenewal ? 'order-renewed' : templateOfEvent[kind];

export const isMailed = (kind: string): kind is MailedEvent => Object.hasOwn(templateOfEvent, kind);
