import { z } from 'zod';
import type { JobQueue } from '#services/platform/jobs.ts';

const ofOrder = z.object({ orderId: z.uuid() });
const ofRefund = z.object({ refundId: z.string() });

const ofStatement = z.object({ statementId: z.uuid() });
const ofEvent = z.object({ orderId: z.uuid(), event: z.int().positive() });

/** The account centre may be unavailable for days; each job checks by itself whether there is still something to do. */
const patient = { retryLimit: 10_000, retryDelaySeconds: 1, retryDelayMaxSeconds: 300, expireInSeconds: 30 } as const;
const patientOnce = { ...patient, oncePerKey: true } as const;

export const provisionQueue: JobQueue<z.infer<typeof ofOrder>> = { name: 'order-provision', payload: ofOrder, ...patientOnce };
export const endServerQueue: JobQueue<z.infer<typeof ofOrder>> = { name: 'order-end-server', payload: ofOrder, ...patientOnce };
export const closeQueue: JobQueue<z.infer<typeof ofOrder>> = { name: 'order-close', payload: ofOrder, ...patientOnce };
/** An automatic renewal that is to be charged. */
export const chargeQueue: JobQueue<z.infer<typeof ofOrder>> = { name: 'order-charge', payload: ofOrder, ...patientOnce };
/** What is open of the payments of an order that has closed. */
export const cancelPaymentQueue: JobQueue<z.infer<typeof ofOrder>> = { name: 'order-cancel-payment', payload: ofOrder, ...patientOnce };
/** Every report is a job of its own: one that waits may have read the order before the change that the next one is about. */
export const referralQueue: JobQueue<z.infer<typeof ofOrder>> = { name: 'order-referral', payload: ofOrder, ...patient };
export const refundQueue: JobQueue<z.infer<typeof ofRefund>> = { name: 'order-refund', payload: ofRefund, ...patientOnce };
/** A statement of withdrawal: whose order it is about, and its receipt. */
export const withdrawalQueue: JobQueue<z.infer<typeof ofStatement>> = { name: 'order-withdrawal', payload: ofStatement, ...patientOnce };
/** An e-mail for an event of an order's history. */
export const mailQueue: JobQueue<z.infer<typeof ofEvent>> = { name: 'order-mail', payload: ofEvent, ...patient };
