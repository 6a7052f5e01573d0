import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

const apiVersion = '2025-02-19';

/** Models below their series, smallest first: a price list the way it is printed. */
export function modelsBySeries(S: StructureBuilder, context: StructureResolverContext) {
  return S.listItem()
    .id('models')
    .title('Model prices')
    .child(async () => {
      const client = context.getClient({ apiVersion });
      const answer = await client.fetch<unknown>('*[_type == "series"] | order(order asc, code asc) {_id, code}');
      const series = (Array.isArray(answer) ? answer : []).flatMap((entry: unknown) => {
        const { _id, code } = asRecord(entry);
        return typeof _id === 'string' && typeof code === 'string' ? [{ id: _id, code }] : [];
      });
      const lists = series.map(({ id, code }) => S.listItem().id(id).title(code).child(modelsOf(S, id, code)));
      const everything = S.documentTypeListItem('model').title('All models');
      return S.list().id('models').title('Model prices').items([...lists, S.divider(), everything]);
    });
}

const modelsOf = (S: StructureBuilder, id: string, code: string) =>
  S.documentList()
    .id(id)
    .title(code)
    .schemaType('model')
    .apiVersion(apiVersion)
    .filter('_type == "model" && series._ref == $series')
    .params({ series: id })
    .defaultOrdering([
      { field: 'vcpu', direction: 'asc' },
      { field: 'memoryGib', direction: 'asc' },
    ]);
