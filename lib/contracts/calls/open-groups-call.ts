import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** The state of a group. `succeeded`, `failed` and `void` are final; `void`: its leader did not pay in time. */
export const groupStates = ['leader-unpaid', 'open', 'full', 'succeeded', 'failed', 'void'] as const;

/** Why nobody can create a group of a campaign, whoever asks. */
export const creationRefusals = ['eventNotStarted', 'eventEnded', 'groupCreationFailed'] as const;

export type CreationRefusal = (typeof creationRefusals)[number];

/** Groups on one page of a venue. */
export const listedGroupsAtMost = 60;

const slugUnitsAtMost = 80;

const instant = z.iso.datetime();
const count = z.int().nonnegative();
const groupId = z.uuid();

/** The campaign of a group, in its address. */
export const campaignSlug = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .max(slugUnitsAtMost);

export const groupMember = z.object({
  place: z.int().positive().describe('in the order of joining; the leader is 1'),
  name: z.string().describe('masked'),
  avatar: count.describe('one of the profile images, by its number'),
  isLeader: z.boolean(),
  isMe: z.boolean(),
  state: z.enum(['held', 'paid', 'refunded']).describe('`held`: the payment is awaited'),
  heldUntil: instant.nullable().describe('an unpaid seat is free for another from this instant on'),
});

/** What every answer says of a group. */
export const groupHead = {
  id: groupId,
  campaign: z.string().describe('the slug of its campaign'),
  state: z.enum(groupStates),
  headCount: z.int(),
  seatsLeft: count,
  paid: count.describe('members who have paid'),
  createdAt: instant,
  deadline: instant.nullable().describe('the group fails unless it has succeeded by then; null until the leader has paid'),
};

const openGroup = z.object({ ...groupHead, leader: groupMember.pick({ name: true, avatar: true, isMe: true }) });

export type OpenGroup = z.infer<typeof openGroup>;

export const openGroups = defineCall({
  path: 'group/open',
  area: 'groups',
  kind: 'read',
  quiet: true,
  requirement: 'R-7.1',
  summary: `The groups of a campaign that can be joined now, those with the fewest seats left first, ${listedGroupsAtMost} at most.`,
  input: z.strictObject({ campaign: campaignSlug }),
  output: z.object({
    now: instant.describe('the service’s clock'),
    groups: z.array(openGroup),
    mine: groupId.nullable().describe('the group of the campaign in which the caller has a seat'),
    refusal: z.enum(creationRefusals).nullable().describe('why nobody can create a group now, said before log-in; null: one can'),
  }),
  refusals: ['eventDoesNotExist'],
});
