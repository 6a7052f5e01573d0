import * as z from 'zod/mini';

export const redirectsQuery = `*[_type == "redirect"] | order(_createdAt asc)[0...2000]{_id, from, to, permanent}`;

/** A path of the site, or another origin over https; never a protocol-relative or script address. */
const target = /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/;

export const redirectSchema = z.object({
  _id: z.string(),
  from: z.string().check(z.regex(/^\/(?![/\\])[^\s?#\\]*$/)),
  to: z.string().check(z.regex(target)),
  permanent: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
});

export type RedirectDocument = z.infer<typeof redirectSchema>;
