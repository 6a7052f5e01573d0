import type { ObjectMember } from 'sanity';
import { frozenExcept } from '../../../cms-schemas/rules/legal-text.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';

const openFields: ReadonlySet<string> = new Set(frozenExcept);

/** The fields of a form over a published legal version: all that are frozen can only be read, with everything inside them. */
export const frozenMembers = (members: readonly ObjectMember[]): ObjectMember[] =>
  members.map((member) => {
    if (member.kind !== 'fieldSet') return frozenField(member);
    return { ...member, fieldSet: { ...member.fieldSet, members: member.fieldSet.members.map(frozenField) } };
  });

const frozenField = <Member extends { kind: string }>(member: Member): Member => {
  const { name, field } = asRecord(member);
  return member.kind === 'field' && !openFields.has(String(name)) ? { ...member, field: readOnlyNode(asRecord(field)) } : member;
};

function readOnlyNode<Node extends object>(node: Node): Node {
  const { members } = asRecord(node);
  return { ...node, readOnly: true, ...(Array.isArray(members) ? { members: members.map(readOnlyMember) } : {}) };
}

/** A field of an object, or an entry of a list; what is neither stays. */
function readOnlyMember(member: unknown): unknown {
  const { kind, field, item, fieldSet } = asRecord(member);
  const own = asRecord(member);
  if (kind === 'field') return { ...own, field: readOnlyNode(asRecord(field)) };
  if (kind === 'item') return { ...own, item: readOnlyNode(asRecord(item)) };
  return kind === 'fieldSet' ? { ...own, fieldSet: readOnlyNode(asRecord(fieldSet)) } : member;
}
