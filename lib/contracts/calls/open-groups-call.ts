import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** The state of a group. `succeeded`, `failed` and `void` are final; `void`: its leader did not pay in time. */
export const groupStates = ['leader-unpaid', 'open', 'full', 'succeeded', 'failed', 'void'] as const;

/** Why a group of a campaign cannot be created by anybody. */
export const creationRefusals = ['eventNotStarted', 'eventEnded', 'groupCreationFailed'] as const;

export type CreationRefusal = (typeof creationRefusals)[number];

/** Groups on one page of a venue. */
export const listedGroupsAtMost = 60;

const slugUnitsAtMost = 80;

const instant = z.iso.datetime();
const count = z.int().check(z.nonnegative());
const groupId = z.uuid();

/** The campaign of a group, in its address. */
export const campaignSlug = z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(slugUnitsAtMost));

export const groupMember = z.object({
  place: z.int().check(z.positive(), z.describe('in the order of joining; the leader is 1')),
  name: z.string().check(z.describe('masked')),
  avatar: count.check(z.describe('one of the profile images, by its number')),
  isLeader: z.boolean(),
  isMe: z.boolean(),
  state: z.enum(['held', 'paid', 'refunded']).check(z.describe('`held`: the payment is awaited')),
  heldUntil: z.nullable(instant).check(z.describe('an unpaid seat is free for another from this instant on')),
});

/** What every answer says of a group. */
export const groupHead = {
  id: groupId,
  campaign: z.string().check(z.describe('the slug of its campaign')),
  state: z.enum(groupStates),
  headCount: z.int(),
  seatsLeft: count,
  paid: count.check(z.describe('members who have paid')),
  createdAt: instant,
  deadline: z.nullable(instant).check(z.describe('the group fails unless it has succeeded by then; null until the leader has paid')),
};

const openGroup = z.object({ ...groupHead, leader: z.pick(groupMember, { name: true, avatar: true, isMe: true }) });

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
    now: instant.check(z.describe('the service’s clock')),
    groups: z.array(openGroup),
    mine: z.nullable(groupId).check(z.describe('the group of the campaign in which the caller has a seat')),
    refusal: z.nullable(z.enum(creationRefusals)).check(z.describe('why nobody can create a group now, said before log-in; null: one can')),
  }),
  refusals: ['eventDoesNotExist'],
});
