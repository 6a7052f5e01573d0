import { useMemo } from 'react';
import { useEditState, type ObjectInputProps } from 'sanity';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { publishedIdOf } from '../../../lib/content/document-ids.ts';
import { frozenMembers } from './frozen-members.ts';

/** The form of an article. Over a published legal version only corrections can be written, also once there is a draft of one. */
export function FrozenForm(props: ObjectInputProps) {
  const { members, value, schemaType, renderDefault } = props;
  const { published } = useEditState(publishedIdOf(String(asRecord(value)._id)), schemaType.name);
  const isFrozen = asRecord(published).kind === 'legal';
  const shown = useMemo(() => (isFrozen ? frozenMembers(members) : members), [isFrozen, members]);
  return renderDefault({ ...props, members: shown });
}
