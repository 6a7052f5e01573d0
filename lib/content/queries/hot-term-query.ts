import * as z from 'zod/mini';
import { localised } from '../values/localised.ts';

/** Popular searches, offered below the search field. */
export const hotTermsQuery = `*[_type == "hotTerm"] | order(order asc, _id asc)[0...20]{_id, term}`;

export const hotTermSchema = z.object({ _id: z.string(), term: localised });
