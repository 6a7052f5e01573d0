import type { PageAnswer } from '#lib/page/page-request.ts';

export interface ReceiptPageContent {
  readonly orderId: string;
}

/** The page of a receipt is the same for everybody: its owner's browser requests the receipt itself. */
export const loadReceiptPage = async (orderId: string): Promise<PageAnswer<ReceiptPageContent>> => ({
  kind: 'page',
  content: { orderId },
  changesAt: [],
});
