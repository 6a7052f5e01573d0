import { hourMs } from '#lib/time/lengths.ts';

/** A regular product can be returned for a full refund within this time after the payment. */
export const guaranteeHours = 72;
export const guaranteeMs = guaranteeHours * hourMs;
