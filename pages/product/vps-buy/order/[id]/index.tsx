import type { GetServerSideProps } from 'next';
import { staticPage } from '#page-loaders/static-page.ts';
import { perRequestPage } from '#page-loaders/per-request-page.ts';
import { languageOfLocale, localizePath } from '#lib/language/languages.ts';
import { loadOrderPage } from '#lib/orders/load-order-page.ts';
import { readOrderId, orderQueryPath } from '#lib/orders/order-address.ts';
import Order, { type OrderProps } from '../index.tsx';

export default Order;

/** There are as many addresses as orders, and any id may be requested: none of them is cached. */
export const getServerSideProps: GetServerSideProps<OrderProps> = async (context) => {
  const id = readOrderId(context.params?.id);
  if (id === null) return { notFound: true };
  const load = () => staticPage('order', context, (request, frame) => loadOrderPage(request, frame, id));
  return perRequestPage(context, load, localizePath(orderQueryPath(id), languageOfLocale(context.locale)));
};
