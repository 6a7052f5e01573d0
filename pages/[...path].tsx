import type { GetServerSideProps } from 'next';
import { redirectOrNotFound } from '#page-loaders/redirect-or-not-found.ts';

/** Addresses that no page has: a redirect of the content, else the 404 page. It never draws anything itself. */
export default function Elsewhere() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) => redirectOrNotFound(context);
