import type { SortOrderingItem } from 'sanity';
import type { DocumentType } from '../../lib/content/document-types.ts';

/** Lists that are in the order in which visitors see them, not as they were edited last. */
export const listOrders = {
  banner: [{ field: 'order', direction: 'asc' }],
  planCard: [{ field: 'order', direction: 'asc' }],
  announcement: [{ field: 'releaseTime', direction: 'desc' }],
} satisfies Partial<Record<DocumentType, SortOrderingItem[]>>;
