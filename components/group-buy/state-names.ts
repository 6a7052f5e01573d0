import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';

/** The name of each state, as the venue explains them. */
export const stateNames = {
  'leader-unpaid': 'venue.unpaid.name',
  open: 'venue.ongoing.name',
  full: 'venue.full.name',
  succeeded: 'venue.started.name',
  failed: 'venue.ended.name',
  void: 'venue.ended.name',
} as const satisfies Record<GroupMessage['state'], string>;
