import { takenSeats } from '#services/mydoc/group-seats/group-machine.ts';
import { netMinor } from '#services/mydoc/orders/order-machine.ts';
import type { World } from './group-model.ts';

const ordersOf = (world: World) =>
  world.people.flatMap((orders, person) => orders.map((order, number) => ({ id: `${person}.${number}`, person, order })));

const seatOf = ({ group }: World, id: string) => group.seats.findLast(({ order }) => order === id)?.state ?? null;

const refundedMinor = ({ order }: { order: World['people'][number][number] }): number =>
  order.payments.reduce((sum, payment) => sum + payment.refundedMinor, 0);

const receivedMinor = ({ order }: { order: World['people'][number][number] }): number =>
  order.payments.reduce((sum, payment) => sum + payment.amountMinor, 0);

/** The person of an order, as the model names it. */
const personOf = (order: string): string => order.split('.')[0] ?? order;

/** The invariants of docs/contracts/group-buy.md, by their names. */
export const invariants: Readonly<Record<string, (world: World) => boolean>> = {
  'seats never over head count': (world) => takenSeats(world.group) <= world.group.headCount,

  'one seat a person': (world) =>
    world.people.every(
      (orders, person) => orders.filter((_, number) => ['held', 'paid'].includes(seatOf(world, `${person}.${number}`) ?? '')).length <= 1,
    ),

  'a seat is what its order is': (world) =>
    ordersOf(world).every(({ id, order }) => {
      const seat = seatOf(world, id);
      if (order.state === 'awaiting-payment') return seat === 'held';
      if (order.state === 'closed') return seat === 'released';
      if (['refunding', 'refunded', 'withdrawn'].includes(order.state)) return seat === 'refunded';
      return seat === 'paid';
    }),

  'terms are frozen': (world) =>
    world.group.headCount === world.frozen.headCount &&
    ordersOf(world).every(({ order }) => order.totalMinor === world.frozen.totalMinor) &&
    world.coupons.every(({ coupon }) => coupon === world.frozen.coupon),

  'nothing runs before success': (world) =>
    world.group.state === 'succeeded' || ordersOf(world).every(({ order }) => !['paid', 'provisioning', 'active'].includes(order.state)),

  'success is full and paid': (world) => {
    if (world.group.state !== 'succeeded') return true;
    // whoever withdrew may have had a seat at the success, or have left it to another before
    const withdrawn = ordersOf(world).filter(({ order }) => order.state === 'withdrawn').length;
    const seated = ordersOf(world).filter(({ id }) => ['paid', 'refunded'].includes(seatOf(world, id) ?? '')).length - withdrawn;
    return seated <= world.group.headCount && seated + withdrawn >= world.group.headCount;
  },

  'every paid seat ends once': (world) =>
    ordersOf(world).every(({ order }) => {
      const kept = netMinor(order);
      if (['awaiting-group', 'paid', 'provisioning', 'active'].includes(order.state)) return kept === order.totalMinor;
      if (order.state === 'refunding' || order.state === 'refunded')
        return kept === 0 || (kept === world.frozen.feeMinor && world.group.state === 'succeeded');
      return kept === 0;
    }),

  'a group that failed keeps nothing': (world) =>
    (world.group.state !== 'failed' && world.group.state !== 'void') ||
    ordersOf(world).every(({ order }) => order.state === 'awaiting-group' || netMinor(order) === 0),

  'money balances': (world) =>
    ordersOf(world).every((each) => {
      const pending = each.order.payments.reduce((sum, payment) => sum + payment.refundAskedMinor - payment.refundedMinor, 0);
      return receivedMinor(each) === netMinor(each.order) + refundedMinor(each) + pending && pending >= 0;
    }),

  'no coupon twice': (world) =>
    new Set(world.coupons.map(({ order }) => personOf(order))).size === world.coupons.length &&
    (world.coupons.length === 0 || world.group.state === 'succeeded'),
};
