import { createApiLimits } from '#services/door/api-limits.ts';
import { noOrigins } from '#services/door/allowed-origins.ts';
import type { DoorDeps } from '#services/door/door.ts';
import { openMarkdown } from '#services/door/markdown/answer-markdown.ts';
import { parseTrustedProxies } from '#services/door/trusted-proxies.ts';

/** A front door behind a proxy of this machine, that knows no file, site name, other origin or redirect. */
export const plainDoor = {
  hasFile: () => false,
  compress: true,
  markdown: openMarkdown(),
  trustedProxies: parseTrustedProxies('loopback'),
  apiLimits: createApiLimits(),
  siteHost: undefined,
  origins: () => noOrigins,
  findRedirect: () => null,
  development: false,
} as const satisfies Partial<DoorDeps>;
