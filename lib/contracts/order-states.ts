/** The state of an order. Those that are final stay, except for a seat of a group whose money came late. */
export const orderStates = [
  /** Placed; closes when its time to pay is over. */
  'awaiting-payment',
  /** Paid, and built once its group succeeds. */
  'awaiting-group',
  /** Never closes any more. */
  'paid',
  /** The account centre builds its server, or carries out its change. */
  'provisioning',
  /** Its server runs; it can still be refunded. */
  'active',
  /** A renewal that was paid, and has moved the end of its server. */
  'renewed',
  /** A change of a server that was paid and carried out. */
  'changed',
  /** A domain that was paid and registered; final. */
  'registered',
  /** The time of its server is over, which is kept for a while and can still be renewed. */
  'expired',
  /** Its server was kept after its time, and ended unrenewed; final. */
  'released',
  /** A refund was requested, and the account centre has not confirmed it. */
  'refunding',
  /** What was paid went back; final. */
  'refunded',
  /** Its buyer has withdrawn from the contract, and all that was kept of it goes back; final. */
  'withdrawn',
  /** It was never paid; final. */
  'closed',
] as const;
