import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { datasets, isOfDataset } from '../documents/datasets.ts';
import { isPublicId } from '../documents/document.ts';
import { exportLines } from '../documents/export-documents.ts';
import { checkDatasetReader, isSiteReader } from '../editors/identity.ts';
import type { LakeParts } from '../lake-parts.ts';
import { knownCallerOf } from './caller.ts';
import { searchOf } from './parameters.ts';

/**
 * A whole dataset as `sanity dataset export` asks for it, in both of its modes: with `nextCursor` everything is one page. Drafts and
 * versions are for editors; the site's token has what is published.
 */
export function registerExportRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { index } = parts.store;
  for (const dataset of datasets) {
    app.get(`/:version/data/export/${dataset}`, async (request, reply) => {
      const caller = await knownCallerOf(parts, request);
      checkDatasetReader(parts.settings, caller, dataset);
      const types = (searchOf(request).get('types') ?? '').split(',').filter((type) => type !== '');
      const all = [...index.all()].filter((document) => isOfDataset(document, dataset));
      const documents = isSiteReader(caller) ? all.filter(({ _id }) => isPublicId(_id)) : all;
      return reply.type('application/x-ndjson').send(Readable.from(exportLines(documents, types)));
    });
  }
}
