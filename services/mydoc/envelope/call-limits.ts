/** Calls per address and minute; also the burst allowed. */
export interface CallLimits {
  readsPerMinute: number;
  actionsPerMinute: number;
  /** Messages of the contact form: the burst allowed, and the rate per minute after that. */
  tickets?: { atOnce: number; perMinute: number };
}

export const defaultCallLimits: CallLimits = { readsPerMinute: 600, actionsPerMinute: 300 };

/** The limit of the contact form, where the limits name none. */
export const defaultTicketLimit = { atOnce: 5, perMinute: 0.5 } as const;
