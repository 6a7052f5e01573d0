import type { GetServerSideProps } from 'next';
import { redirectOrNotFound } from '#page-loaders/redirect-or-not-found.ts';

/** Addresses without a page: a redirect of the content, else the 404 page. It never renders anything itself. */
export default function Elsewhere() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) => redirectOrNotFound(context);
