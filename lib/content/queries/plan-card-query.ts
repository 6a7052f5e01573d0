import { z } from 'zod';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';

/** Plan cards name a configuration by the catalogue's codes; a card has no price of its own. */
export const planCardsQuery = `*[_type == "planCard"] | order(order asc, _id asc)[0...100]{
  _id, name, audience, tag, wide, "region": region->code, "model": model->code,
  "disk": {"type": disk.type->code, "sizeGib": disk.sizeGib}, "traffic": traffic->code
}`;

const code = stegaFree(z.string().min(1));

export const planCardSchema = z.object({
  _id: z.string(),
  name: localised,
  audience: localised,
  tag: localised,
  wide: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  region: code,
  model: code,
  disk: z.object({ type: code, sizeGib: z.int().positive() }),
  traffic: code,
});

export type PlanCardDocument = z.infer<typeof planCardSchema>;
