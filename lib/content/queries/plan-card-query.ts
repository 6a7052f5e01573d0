import * as z from 'zod/mini';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';

/** Plan cards name a configuration by the catalogue's codes; a card has no price of its own. */
export const planCardsQuery = `*[_type == "planCard"] | order(order asc, _id asc)[0...100]{
  _id, name, audience, tag, wide, "region": region->code, "model": model->code,
  "disk": {"type": disk.type->code, "sizeGib": disk.sizeGib}, "traffic": traffic->code
}`;

const code = stegaFree(z.string().check(z.minLength(1)));

export const planCardSchema = z.object({
  _id: z.string(),
  name: localised,
  audience: localised,
  tag: localised,
  wide: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  region: code,
  model: code,
  disk: z.object({ type: code, sizeGib: z.int().check(z.positive()) }),
  traffic: code,
});

export type PlanCardDocument = z.infer<typeof planCardSchema>;
