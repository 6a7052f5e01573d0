import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { LakeParts } from '../lake-parts.ts';
import { checkOrigin } from '../origin.ts';
import { notOwner } from '../documents/ownership-refusal.ts';
import { notFound } from '../refusal.ts';
import { createStudioFiles } from '../studio-files.ts';
import { registerAccountRoutes } from './account-routes.ts';
import { registerAssetRoutes } from './asset-routes.ts';
import { registerAuditRoutes } from './audit-routes.ts';
import { callerOf } from './caller.ts';
import { errorAnswer } from './errors.ts';
import { registerEditorRoutes } from './editor-routes.ts';
import { registerExportRoutes } from './export-routes.ts';
import { registerHistoryRoutes } from './history-routes.ts';
import { registerListenRoutes } from './listen-routes.ts';
import { registerLoginRoutes } from './login-routes.ts';
import { registerPasswordRoutes } from './password-routes.ts';
import { registerProjectRoutes } from './project-routes.ts';
import { registerPruneRoutes } from './prune-routes.ts';
import { registerQueryRoutes } from './query-routes.ts';
import { registerStudioRoutes } from './studio-routes.ts';
import { registerTwoFactorRoutes } from './two-factor-routes.ts';
import { registerWriteRoutes } from './write-routes.ts';

/** All of `/lake` and `/studio`; bodies reach the handlers as bytes, whatever their type. */
export const createLakeRoutes =
  (parts: LakeParts, endStreams: () => void): FastifyPluginAsync =>
  async (app) => {
    // streams never end by themselves and would keep the server from closing
    app.addHook('preClose', async () => endStreams());
    await app.register(
      async (lake) => {
        receiveBytes(lake);
        lake.setErrorHandler(errorAnswer(parts.log));
        lake.setNotFoundHandler((request) => {
          throw notFound(`No such endpoint ${request.url.split('?')[0]}`);
        });
        lake.addHook('onRequest', async () => {
          if (!parts.ready()) throw notOwner();
        });
        lake.addHook('preHandler', async (request) => {
          if (request.method !== 'GET' && request.method !== 'HEAD') {
            checkOrigin(request.headers, await callerOf(parts, request), parts.settings.publicOrigin);
          }
        });
        lake.addHook('onSend', async (_request, reply) => {
          if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        });
        registerLoginRoutes(lake, parts);
        registerPasswordRoutes(lake, parts);
        registerQueryRoutes(lake, parts);
        registerWriteRoutes(lake, parts);
        registerListenRoutes(lake, parts);
        registerHistoryRoutes(lake, parts);
        registerExportRoutes(lake, parts);
        registerAssetRoutes(lake, parts);
        registerAccountRoutes(lake, parts);
        registerProjectRoutes(lake, parts);
        registerEditorRoutes(lake, parts);
        registerAuditRoutes(lake, parts);
        registerPruneRoutes(lake, parts);
        registerTwoFactorRoutes(lake, parts);
      },
      { prefix: '/lake' },
    );
    await app.register(async (studio) => registerStudioRoutes(studio, createStudioFiles(parts.settings.studioDirectory)), {
      prefix: '/studio',
    });
  };

function receiveBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
