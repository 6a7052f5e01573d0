import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { deskIcons } from './desk-icons.tsx';
import { opensLinksTo } from './opens-links.ts';
import { asRecords } from './as-records.ts';
import { say } from '../words/say.ts';

const priceList = `{
  "series": *[_type == "series" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc, code asc) {_id, code},
  "models": *[_type == "model"] {_id, "series": series._ref}
}`;

/** Models below their series, smallest first, like a printed price list. */
export function modelsBySeries(S: StructureBuilder, context: StructureResolverContext) {
  const models = (id: string, title: string, ids: readonly string[], filter: string, params: Record<string, unknown> = {}) =>
    S.documentList()
      .id(id)
      .title(title)
      .schemaType('model')
      .apiVersion(contentApiVersion)
      .filter(filter)
      .params(params)
      .canHandleIntent(opensLinksTo(ids))
      .defaultOrdering([
        { field: 'vcpu', direction: 'asc' },
        { field: 'memoryGib', direction: 'asc' },
      ]);

  return S.listItem()
    .id('models')
    .title(say('Model prices'))
    .icon(deskIcons.server)
    .child(async () => {
      const client = context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
      const found = asRecord(await client.fetch<unknown>(priceList));
      const series = asRecords(found.series);
      const idsOf = (of: unknown): string[] =>
        asRecords(found.models).flatMap(({ _id, series: own }) => (typeof _id === 'string' && own === of ? [_id] : []));
      const lists = series.flatMap(({ _id, code }) => {
        if (typeof _id !== 'string' || typeof code !== 'string') return [];
        return [
          S.listItem()
            .id(_id)
            .title(code)
            .child(models(_id, code, idsOf(_id), '_type == "model" && series._ref == $series', { series: _id })),
        ];
      });
      const everything = models('every-model', say('All models'), idsOf(null), '_type == "model"');
      return S.list()
        .id('models')
        .title(say('Model prices'))
        .items([...lists, S.divider(), S.listItem().id('every-model').title(say('All models')).child(everything)]);
    });
}
