/** A regular product can be returned for a full refund within this time after the payment. */
export const guaranteeHours = 72;
export const guaranteeMs = guaranteeHours * 60 * 60 * 1_000;
