import type { OrderEventKind, OrderMessage } from '#lib/contracts/calls/order-calls.ts';

/** A step of an order, as its buyer sees it. */
type OrderStep =
  | 'ordered'
  | 'paid'
  | 'group'
  | 'building'
  | 'running'
  | 'renewed'
  | 'expired'
  | 'released'
  | 'closed'
  | 'failed'
  | 'refunding'
  | 'refunded'
  | 'withdrawn';

export interface StepOfOrder {
  readonly step: OrderStep;
  readonly state: 'done' | 'now' | 'todo';
  /** When it was reached; null if it was not. */
  readonly at: string | null;
}

type Facts = Pick<OrderMessage, 'state' | 'history'> & Partial<Pick<OrderMessage, 'group' | 'renews'>>;

const kindsOf = {
  ordered: ['placed'],
  paid: ['paid', 'seated-again'],
  group: ['group-succeeded'],
  building: ['provisioning-started'],
  running: ['active'],
  renewed: ['renewed'],
  expired: ['expired'],
  released: ['released', 'given-back'],
  closed: ['closed', 'cancelled', 'server-gone'],
  failed: ['provisioning-failed'],
  refunding: ['refund-requested', 'group-failed'],
  refunded: ['refunded'],
  withdrawn: ['withdrawn'],
} as const satisfies Record<OrderStep, readonly OrderEventKind[]>;

const straight = ['ordered', 'paid', 'building', 'running'] as const;
const straightOfRenewal = ['ordered', 'paid', 'renewed'] as const;
const straightOfGroup = ['ordered', 'paid', 'group', 'building', 'running'] as const;

/** The steps of an order with their states: the normal path to a running server, or the one that it took instead. */
export function orderSteps({ state, history, group, renews }: Facts): StepOfOrder[] {
  const at = (step: OrderStep): string | null =>
    history.findLast(({ kind }) => (kindsOf[step] as readonly OrderEventKind[]).includes(kind))?.at ?? null;
  const upTo = (steps: readonly OrderStep[], reached: OrderStep, ended: boolean): StepOfOrder[] => {
    const place = steps.indexOf(reached);
    const stateOf = (index: number) => (index < place || (ended && index === place) ? 'done' : index === place ? 'now' : 'todo');
    return steps.map((step, index) => ({ step, state: stateOf(index), at: index <= place ? at(step) : null }));
  };
  const path = renews ? straightOfRenewal : group ? straightOfGroup : straight;
  const built: readonly OrderStep[] =
    at('failed') === null ? (at('running') === null ? (at('renewed') === null ? [] : ['renewed']) : ['running']) : ['failed'];
  switch (state) {
    case 'awaiting-payment':
      return upTo(path, 'paid', false).map((each) => (each.state === 'now' ? { ...each, at: null } : each));
    case 'awaiting-group':
      return upTo(path, 'group', false);
    case 'paid':
      return upTo(path, 'building', false);
    case 'provisioning':
      return upTo(path, 'building', false);
    case 'active':
      return upTo(path, 'running', true);
    case 'renewed':
      return upTo(path, 'renewed', true);
    case 'expired':
      return upTo(['ordered', 'paid', 'running', 'expired', 'released'], 'expired', true);
    case 'released':
      return upTo(['ordered', 'paid', 'running', ...(at('expired') === null ? [] : (['expired'] as const)), 'released'], 'released', true);
    case 'refunding':
      return upTo(['ordered', 'paid', ...built, 'refunding', 'refunded'], 'refunding', false);
    case 'refunded':
      return upTo(['ordered', 'paid', ...built, 'refunded'], 'refunded', true);
    case 'withdrawn':
      return upTo(['ordered', 'paid', ...built, 'withdrawn'], 'withdrawn', true);
    case 'closed':
      return upTo(['ordered', 'closed'], 'closed', true);
  }
}
