import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { contentConfig } from '#lib/content/config.ts';
import { publishedSource } from '#lib/content/content-source.ts';
import { setRedirectRefresh } from '#lib/revalidation/redirect-refresh.ts';
import { systemClock } from '#services/platform/clock.ts';
import { createLog } from '#services/platform/log.ts';
import { endWithSentence } from '#services/platform/process/startup-failure.ts';
import { createAllowedOrigins, humanCheckOrigins, pictureOrigins } from './allowed-origins.ts';
import { createApiLimits } from './api-limits.ts';
import { createBuiltFiles } from './built-files.ts';
import { createDoor } from './door.ts';
import { readDoorConfig } from './door-config.ts';
import { createForwarding } from './forwarding.ts';
import { openPageCache } from './page-cache/open-page-cache.ts';
import { openMarkdown } from './markdown/answer-markdown.ts';
import { inlineScript } from './inline-script.ts';
import { listPublicFiles } from './public-files.ts';
import { createVanityRedirects } from './vanity-redirects.ts';

endWithSentence();
const stopAtMostMs = 500;
const root = path.resolve(import.meta.dirname, '../..');
const config = readDoorConfig(process.env);
const log = createLog({ name: 'site', level: config.logLevel });
const { ask } = publishedSource();
const redirects = createVanityRedirects({ ask, log });
setRedirectRefresh(redirects.refresh);
redirects.start();

// Next listens for upgrades on the first server it sees and ends those whose path could match a page, including those meant for the
// services
const serverWithoutUpgrades = createServer();
const site = next({ dev: config.development, dir: root, hostname: 'localhost', port: config.port, httpServer: serverWithoutUpgrades });
await site.prepare();

const pages = config.development ? null : openPageCache(path.join(root, config.buildDirectory, 'server'));
const files = listPublicFiles(path.join(root, 'public'));
const forwarding = createForwarding({ servicesUrl: config.servicesUrl, log });
const origins = createAllowedOrigins({
  ask,
  fixed: [
    pictureOrigins(contentConfig().pictureBase),
    humanCheckOrigins(config.humanCheckProvider),
    // beside a hash the policy of development, which allows any script inside of pages, would not count
    ...(config.development ? [] : [inlineScript(readFileSync(path.join(root, 'public/before-paint.js'), 'utf8'))]),
  ],
  clock: systemClock,
  log,
});
// pages requested before the first answer get only the origins fixed by configuration
void origins.refresh();
const server = createDoor({
  pages: site.getRequestHandler(),
  pageUpgrades: config.development ? site.getUpgradeHandler() : undefined,
  hasFile: (file) => files.has(file),
  sendBuiltFile: config.development
    ? undefined
    : createBuiltFiles(path.join(root, config.buildDirectory, 'static'), { compress: config.compress }),
  stored: pages ?? undefined,
  markdown: openMarkdown(),
  compress: config.compress,
  forwarding,
  trustedProxies: config.trustedProxies,
  apiLimits: createApiLimits(),
  siteHost: config.siteHost,
  origins: origins.current,
  findRedirect: redirects.find,
  development: config.development,
  log,
});

server.listen(config.port, config.host, () => log.info({ port: config.port }, 'site ready'));

const stop = (): void => {
  forwarding.close();
  redirects.stop();
  server.close(() => process.exit(0));
  server.closeAllConnections();
  // forwarded WebSockets no longer count as connections of the server, and would keep it open
  setTimeout(() => process.exit(0), stopAtMostMs);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// the supervisor has exited
process.once('disconnect', stop);
