import type { FastifyInstance } from 'fastify';
import { datasets, type Dataset } from '../documents/datasets.ts';
import { readEditors } from '../editors/editor-table.ts';
import type { LakeParts } from '../lake-parts.ts';
import { grantsByRole } from '../editors/rights.ts';
import { callerOf, describedRole, knownCallerOf } from './caller.ts';

const addonDataset: Dataset = 'production-comments';

/** As many releases as anybody makes. */
const releaseLimits = {
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: 1_000_000,
  orgActiveReleaseLimit: null,
};

/** The project around the documents: members, rights, and requests of the Studio that it can do without. */
export function registerProjectRoutes(app: FastifyInstance, parts: LakeParts): void {
  app.get('/:version/projects/lake', async (request) => {
    const caller = await knownCallerOf(parts, request);
    const members = (await readEditors(parts.database.executor)).map((editor) => ({
      id: editor.id,
      role: editor.role,
      isRobot: false,
      isCurrentUser: editor.id === caller.id,
      roles: [describedRole(editor.role)],
    }));
    return {
      id: 'lake',
      displayName: 'Hostfront',
      studioHost: null,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      metadata: {},
      features: [],
      members,
    };
  });

  for (const dataset of datasets) {
    app.get(`/:version/projects/lake/datasets/${dataset}/acl`, async (request) => grantsByRole[(await callerOf(parts, request)).role]);
  }

  app.get<{ Querystring: { datasetProfile?: string } }>('/:version/projects/lake/datasets', (request, reply) => {
    const dataset = {
      name: 'production',
      aclMode: parts.settings.anyoneReads ? 'public' : 'private',
      datasetProfile: 'content',
      createdAt: '2026-01-01T00:00:00Z',
    };
    const comments = { ...dataset, name: addonDataset, aclMode: 'private', datasetProfile: 'comments', addonFor: 'production' };
    return reply.send([request.query.datasetProfile === 'comments' ? comments : dataset]);
  });
  // there from the beginning
  app.post('/:version/comments/production/setup', async (request) => {
    await knownCallerOf(parts, request);
    return { datasetName: addonDataset };
  });

  const fixed = {
    '/projects/lake/grants': {},
    '/projects/lake/roles': [],
    '/projects/lake/user-applications': [],
    '/projects/lake/new-content-release-allowed': { data: releaseLimits },
    '/features': ['contentReleases', 'singleDocRelease', 'studioComments', 'sanityTasks'],
    '/journey/announcements': [],
    '/help': {},
    '/intake/telemetry-status': { status: 'denied' },
    '/check/cors': { result: { allowed: true, withCredentials: true } },
    '/access/requests/me': [],
    '/ping': {},
    '/data/ping/production': {},
  } as const satisfies Record<string, object>;
  for (const [path, answer] of Object.entries(fixed)) {
    app.get(`/:version${path}`, (_request, reply) => reply.send(answer));
  }
  app.get('/:version/journey/*', (_request, reply) => reply.type('application/json').send('null'));
  // a plan without a number of days: a release is kept for ever
  const unlimited = { plan: { name: '' }, featureTypes: { retention: { features: [{ attributes: {} }] } } };
  app.get('/:version/subscriptions/*', (_request, reply) => reply.send(unlimited));
  app.post('/:version/intake/batch', (_request, reply) => reply.send({}));
}
