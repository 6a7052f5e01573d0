import { useEditState, useFormValue, type FieldProps } from 'sanity';
import { publishedIdOf } from '../../../lib/content/document-ids.ts';

/** Every field is as it was, but corrections are offered only beside a text that is published. */
export function FormField(props: FieldProps) {
  return props.name === 'errata' && props.path.length === 1 ? <CorrectionsField {...props} /> : props.renderDefault(props);
}

function CorrectionsField(props: FieldProps) {
  const { published } = useEditState(publishedIdOf(String(useFormValue(['_id']))), 'article');
  const isThere = Array.isArray(props.value) && props.value.length > 0;
  // what a draft has nevertheless must not be out of sight
  return published || isThere ? props.renderDefault(props) : null;
}
