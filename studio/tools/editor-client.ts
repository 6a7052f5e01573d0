import { createMydocClient, type MydocClient } from '../../lib/mydoc/mydoc-client.ts';

/** Calls of the services with what this Studio is logged in by: hosted Sanity's token, or the session's cookie of the lake. */
export function editorClient(token: string | undefined): MydocClient {
  const authorized: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(address, { ...init, headers });
  };
  return createMydocClient({ fetch: authorized });
}
