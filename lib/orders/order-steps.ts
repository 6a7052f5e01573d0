import type { DomainOrder, OrderEventKind, OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';

/** A step of an order, as its buyer sees it. */
type OrderStep =
  | 'ordered'
  | 'paid'
  | 'group'
  | 'building'
  | 'running'
  | 'renewed'
  | 'changing'
  | 'changed'
  | 'notChanged'
  | 'registering'
  | 'registered'
  | 'notRegistered'
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

type Facts = Pick<OrderMessage, 'state' | 'history'> &
  Partial<Pick<OrderMessage, 'group' | 'renews' | 'changes'> & Pick<DomainOrder, 'domain'>>;

const kindsOf = {
  ordered: ['placed'],
  paid: ['paid', 'seated-again'],
  group: ['group-succeeded'],
  building: ['provisioning-started'],
  running: ['active'],
  renewed: ['renewed'],
  changing: ['provisioning-started'],
  changed: ['changed'],
  notChanged: ['provisioning-failed'],
  registering: [],
  registered: ['registered'],
  notRegistered: ['name-taken', 'class-changed', 'registration-failed'],
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
const straightOfChange = ['ordered', 'paid', 'changing', 'changed'] as const;
const straightOfName = ['ordered', 'paid', 'registering', 'registered'] as const;
const straightOfGroup = ['ordered', 'paid', 'group', 'building', 'running'] as const;

function straightPath({ group, renews, changes, domain }: Pick<Facts, 'group' | 'renews' | 'changes' | 'domain'>): readonly OrderStep[] {
  if (domain) return straightOfName;
  if (changes) return straightOfChange;
  if (renews) return straightOfRenewal;
  return group ? straightOfGroup : straight;
}

function buildingOf({ changes, domain }: Pick<Facts, 'changes' | 'domain'>): 'changing' | 'registering' | 'building' {
  if (domain) return 'registering';
  return changes ? 'changing' : 'building';
}

/** The steps of an order with their states: the normal path to a running server, or the one that it took instead. */
export function orderSteps({ state, history, group, renews, changes, domain }: Facts): StepOfOrder[] {
  const at = (step: OrderStep): string | null =>
    history.findLast(({ kind }) => (kindsOf[step] as readonly OrderEventKind[]).includes(kind))?.at ?? null;
  const upTo = (steps: readonly OrderStep[], reached: OrderStep, ended: boolean): StepOfOrder[] => {
    const place = steps.indexOf(reached);
    const stateOf = (index: number) => {
      if (index < place || (ended && index === place)) return 'done';
      return index === place ? 'now' : 'todo';
    };
    return steps.map((step, index) => ({ step, state: stateOf(index), at: index <= place ? at(step) : null }));
  };
  const path = straightPath({ group, renews, changes, domain });
  const failed = changes ? 'notChanged' : 'failed';
  const built = ([failed, 'notRegistered', 'running', 'renewed', 'changed'] as const).filter((step) => at(step) !== null).slice(0, 1);
  const building = buildingOf({ changes, domain });
  switch (state) {
    case 'awaiting-payment':
      return upTo(path, 'paid', false).map((each) => (each.state === 'now' ? { ...each, at: null } : each));
    case 'awaiting-group':
      return upTo(path, 'group', false);
    case 'paid':
    case 'provisioning':
      return upTo(path, building, false);
    case 'active':
      return upTo(path, 'running', true);
    case 'renewed':
      return upTo(path, 'renewed', true);
    case 'changed':
      return upTo(path, 'changed', true);
    case 'registered':
      return upTo(path, 'registered', true);
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
