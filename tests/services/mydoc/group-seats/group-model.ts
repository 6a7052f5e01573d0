import { groupTransition, type Group, type GroupEvent } from '#services/mydoc/group-seats/group-machine.ts';
import { transition, type Order, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';
import { seatEvent } from '#services/mydoc/orders/seats/seat-event.ts';

/** What a campaign says of its groups, as far as money, seats and coupons follow from it. */
interface Terms {
  readonly headCount: number;
  /** The price of a seat. */
  readonly totalMinor: number;
  /** Withheld of a refund after success. */
  readonly feeMinor: number;
  readonly coupon: string;
}

/**
 * A group and its orders as `seat-store.ts`, `order-store.ts`, `receive-payment.ts` and `settle-group.ts` put the two machines together,
 * with everything else left away: an order is due when a step says so, and there are two instants, before the deadline and after it.
 */
export interface World {
  readonly group: Group;
  /** The campaign as it was when the group was created, and as it is published now. */
  readonly frozen: Terms;
  readonly published: Terms;
  readonly isLate: boolean;
  /** The orders of each person, the latest last; the leader comes first. */
  readonly people: readonly (readonly Order[])[];
  /** Coupons given, and to which orders. */
  readonly coupons: readonly { readonly order: string; readonly coupon: string }[];
  /** What is left of rejoining, of paying once more, and of edits of the campaign. */
  readonly rejoins: number;
  readonly extras: number;
  readonly edits: number;
}

/** Which terms a step goes by; a model that reads the campaign as it is published shows that the invariants notice it. */
export type TermsOf = (world: World) => Terms;

const frozenTerms: TermsOf = ({ frozen }) => frozen;

const [early, late] = [0, 10_000_000_000];
const dueAtMs = 1;

const unpaid = { state: 'awaiting-payment', dueAtMs: late, payments: [], declined: [], holdsStock: true, ofGroup: true } as const;
const fresh = ({ totalMinor }: Terms): Order => ({ ...unpaid, totalMinor });

const firstTerms = (headCount: number): Terms => ({ headCount, totalMinor: 100, feeMinor: 10, coupon: 'first' });
/** Everything that an editor can change, at once. */
const edited = ({ headCount }: Terms): Terms => ({ headCount: headCount + 1, totalMinor: 80, feeMinor: 40, coupon: 'second' });

const idOf = (person: number, number: number): string => `${person}.${number}`;

const nowOf = ({ isLate }: World): number => (isLate ? late : early);

export function begin(headCount: number, people: number, again = 1): World {
  const terms = firstTerms(headCount);
  const leader = { order: idOf(0, 0), isLeader: true, state: 'held' as const, heldUntilMs: dueAtMs };
  return {
    group: { state: 'leader-unpaid', headCount, deadlineMs: null, seats: [leader] },
    frozen: terms,
    published: terms,
    isLate: false,
    people: Array.from({ length: people }, (_, person) => (person === 0 ? [fresh(terms)] : [])),
    coupons: [],
    rejoins: again,
    extras: again,
    edits: 1,
  };
}

const withGroup = (world: World, event: GroupEvent): World => ({ ...world, group: groupTransition(world.group, event).group });

/** `changeOrder`: an overdue order is closed first, and its seat follows each change. */
function change(world: World, person: number, number: number, event: OrderEvent): World {
  const before = world.people[person]?.[number];
  if (!before) return world;
  const due = world.isLate ? transition(before, { kind: 'due', nowMs: late }).order : before;
  return follow(follow(world, person, number, due), person, number, refunded(transition(due, event).order));
}

/** The account centre pays every refund at once: nothing of a group depends on when it does. */
const refunded = (order: Order): Order =>
  order.payments
    .filter(({ refundAskedMinor, refundedMinor }) => refundAskedMinor > refundedMinor)
    .reduce(
      (paid, { attempt, refundAskedMinor }) => transition(paid, { kind: 'refunded', attempt, amountMinor: refundAskedMinor }).order,
      order,
    );

function follow(world: World, person: number, number: number, order: Order): World {
  const before = world.people[person]?.[number];
  if (!before || before === order) return world;
  const people = world.people.map((orders, index) =>
    index === person ? orders.map((each, place) => (place === number ? order : each)) : orders,
  );
  const event = seatEvent(before, order, { order: idOf(person, number), nowMs: nowOf(world) });
  return event ? withGroup({ ...world, people }, event) : { ...world, people };
}

const isSeated = ({ group }: World, order: string): boolean =>
  group.seats.some((seat) => seat.order === order && (seat.state === 'held' || seat.state === 'paid'));

/** `receivePayment`: money for a seat that was given up takes it again, if there is one, and one in stock. */
function pay(world: World, person: number, number: number, attempt: string, inStock: boolean): World {
  const closed = world.isLate ? change(world, person, number, { kind: 'due', nowMs: late }) : world;
  const order = closed.people[person]?.[number];
  const isKnown = order?.payments.some((payment) => payment.attempt === attempt);
  const amountMinor = order?.totalMinor ?? 0;
  if (order?.state !== 'closed' || isKnown || !inStock) return change(closed, person, number, { kind: 'paid', attempt, amountMinor });
  const id = idOf(person, number);
  const hasOther = (closed.people[person] ?? []).some((_, other) => other !== number && isSeated(closed, idOf(person, other)));
  const seated = hasOther ? closed : withGroup(closed, { kind: 'joined', order: id, heldUntilMs: nowOf(closed), nowMs: nowOf(closed) });
  return isSeated(seated, id)
    ? change(seated, person, number, { kind: 'seated-again', attempt, amountMinor, holdsStock: true })
    : change(closed, person, number, { kind: 'paid', attempt, amountMinor });
}

function join(world: World, person: number, termsOf: TermsOf): World {
  const orders = world.people[person] ?? [];
  if (orders.some((_, number) => isSeated(world, idOf(person, number)))) return world;
  if (orders.length > 0 && world.rejoins === 0) return world;
  const order = idOf(person, orders.length);
  const next = withGroup(world, { kind: 'joined', order, heldUntilMs: dueAtMs, nowMs: nowOf(world) });
  if (!isSeated(next, order)) return world;
  const people = next.people.map((each, index) => (index === person ? [...each, fresh(termsOf(world))] : each));
  return { ...next, people, rejoins: world.rejoins - (orders.length > 0 ? 1 : 0) };
}

/** `settle-group.ts`, one order at a time: a job may end by kill -9 anywhere, and runs again. */
function notify(world: World, person: number, number: number, termsOf: TermsOf): World {
  const due = withGroup(world, { kind: 'due', nowMs: nowOf(world) });
  const { state } = due.group;
  if (!isSeated(due, idOf(person, number))) return due;
  if (state === 'succeeded') return giveCoupon(change(due, person, number, { kind: 'group-succeeded' }), idOf(person, number), termsOf);
  return state === 'failed' ? change(due, person, number, { kind: 'group-failed' }) : due;
}

/** The coupon of a member of a group that succeeded; the order is its key. */
function giveCoupon(world: World, order: string, termsOf: TermsOf): World {
  const isPaid = world.group.seats.some((seat) => seat.order === order && seat.state === 'paid');
  if (world.group.state !== 'succeeded' || !isPaid || world.coupons.some((given) => given.order === order)) return world;
  return { ...world, coupons: [...world.coupons, { order, coupon: termsOf(world).coupon }] };
}

/**
 * Whether word of a declined payment, of one that was paid or of another one, leaves every seat and all money as they are: it does in each
 * state, so that no order of events with such a notice in it is another one.
 */
export const isDeafToDeclined = (world: World): boolean =>
  world.people.every((orders, person) =>
    orders.every((order, number) =>
      ['a', 'b', 'unknown'].every((attempt) => {
        const { group, people } = withDeclined(world, person, number, attempt);
        const after = people[person]?.[number];
        return group === world.group && after?.state === order.state && after.payments === order.payments;
      }),
    ),
  );

/** Before the deadline: after it an overdue order is closed first, which is a step of its own. */
const withDeclined = (world: World, person: number, number: number, attempt: string): World =>
  change({ ...world, isLate: false }, person, number, { kind: 'declined', attempt });

export interface Step {
  readonly name: string;
  readonly after: World;
}

/** An editor publishes the campaign anew while the group runs. */
const edit = (world: World): World =>
  world.edits === 0 ? world : { ...world, published: edited(world.published), edits: world.edits - 1 };

/**
 * Everything that can happen next; what changes nothing is left out. What success or failure brings concerns one order alone: of several
 * orders that wait for the same, the first one is served first.
 */
export function stepsOf(world: World, termsOf: TermsOf = frozenTerms): Step[] {
  const steps: Step[] = [];
  const served = new Set<string>();
  const addFirst = (what: string, name: string, after: World): void => {
    if (after === world || served.has(what)) return;
    served.add(what);
    steps.push({ name: `${name} ${what}`, after });
  };
  const add = (name: string, after: World): void => {
    if (after !== world) steps.push({ name, after });
  };
  if (world.group.deadlineMs !== null && !world.isLate) add('the deadline passes', { ...world, isLate: true });
  add('the campaign is edited', edit(world));
  world.people.forEach((orders, person) => {
    if (person > 0) add(`${person} joins`, join(world, person, termsOf));
    orders.forEach((order, number) => {
      const id = idOf(person, number);
      for (const inStock of [true, false])
        add(`${id} pays${inStock ? '' : ', sold out meanwhile'}`, pay(world, person, number, 'a', inStock));
      if (world.extras > 0 && order.payments.length > 0) {
        const again = pay(world, person, number, 'b', true);
        if (again !== world) add(`${id} pays twice`, { ...again, extras: world.extras - 1 });
      }
      add(`${id} leaves`, change(world, person, number, { kind: 'cancelled' }));
      add(`${id} has no time left`, change(world, person, number, { kind: 'due', nowMs: late }));
      addFirst('is told', id, notify(world, person, number, termsOf));
      addFirst('runs', id, change(world, person, number, { kind: 'provisioned' }));
      addFirst('cannot be built', id, change(world, person, number, { kind: 'provisioning-failed' }));
      if (withdrawn.has(order.state)) addFirst('is withdrawn from', id, change(world, person, number, { kind: 'withdrawn' }));
      if (order.state === 'active')
        addFirst(
          'is given back',
          id,
          change(world, person, number, { kind: 'refund-requested', amountMinor: order.totalMinor - termsOf(world).feeMinor }),
        );
    });
  });
  return steps;
}

/** Paid, so that a withdrawal gives its money back; the model's unpaid orders are given up. */
const withdrawn: ReadonlySet<Order['state']> = new Set<Order['state']>(['awaiting-group', 'paid', 'active']);

/** The same state of affairs: who of the members is who makes no difference. */
export function keyOf(world: World): string {
  const { group } = world;
  const seatOf = (order: string): string => group.seats.findLast((seat) => seat.order === order)?.state ?? '';
  const people = world.people.map((orders, person) =>
    orders
      .map((order, number) => {
        const paid = order.payments.map(({ attempt, refundAskedMinor }) => `${attempt}${refundAskedMinor}`);
        const id = idOf(person, number);
        return [order.state, order.totalMinor, seatOf(id), paid.toSorted(), world.coupons.find((given) => given.order === id)?.coupon].join(
          ' ',
        );
      })
      .join('+'),
  );
  const [leader, ...others] = people;
  return `${group.state} ${world.isLate} ${world.rejoins} ${world.extras} ${world.edits} ${leader} | ${others.toSorted().join(' | ')}`;
}
