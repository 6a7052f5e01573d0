import * as z from 'zod/mini';
import { isVendorId } from '#lib/statistics/vendor-ids.ts';
import { vendorNames, type StatisticsScript } from '#lib/statistics/vendors.ts';
import { stegaFree } from '../values/stega-free.ts';
import { parseEach, type ReportLeftOut } from '../values/parse-each.ts';

/** The statistics vendors that an editor has enabled, for any host and language. */
export const enabledVendorsQuery = '*[_type == "statisticsScript" && enabled == true] | order(_id asc)[0...100]{_id, vendor, vendorId}';

const schema = z.pipe(
  z
    .object({ vendor: stegaFree(z.enum(vendorNames)), vendorId: stegaFree(z.string()) })
    .check(z.refine(({ vendor, vendorId }) => isVendorId(vendor, vendorId), 'not a number of this vendor')),
  z.transform(({ vendor, vendorId }) => ({ vendor, id: vendorId })),
);

/**
 * The vendors whose origins a page's policy has to allow; an id that does not match its vendor is left out, since it would go into the
 * policy.
 */
export const readEnabledVendors = (answer: unknown, report?: ReportLeftOut): Pick<StatisticsScript, 'vendor' | 'id'>[] =>
  parseEach(schema, answer, 'statisticsScript', report);
