import { useParseErrors, useSchema, useValidationStatus, type DocumentActionComponent } from 'sanity';
import { refusalInWords } from './refusal-in-words.ts';
import { uncheckedInWords } from './unchecked-in-words.ts';
import { unreadInWords } from './unread-in-words.ts';
import { useSettled } from './use-settled.ts';
import { useUnsaved } from './use-unsaved.ts';

/**
 * Nothing is published that is not saved or not checked, and nothing beside a date that could not be read; a disabled button says why:
 * what is on its way, or what is still missing, field by field.
 */
export function publishWithReasons(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishDocument: DocumentActionComponent = (props) => {
    const { id, type, draft } = props;
    const original = publish(props);
    const status = useValidationStatus(draft?._id ?? id, type, true);
    const schemaType = useSchema().get(type);
    const unsaved = useUnsaved(id, type);
    const unreadPaths = Object.keys(useParseErrors());
    const fields = schemaType && 'fields' in schemaType ? schemaType.fields : [];
    const titleOf = (name: string): string => fields.find((field) => field.name === name)?.type.title ?? name;
    const unchecked = original?.disabled ? null : uncheckedInWords(status);
    const reason = useSettled(unsaved ?? unreadInWords(unreadPaths, titleOf) ?? unchecked);
    if (original && draft && reason !== null) return { ...original, disabled: true, title: reason };
    // the Studio itself reports a missing right, in more than a line
    if (!original?.disabled || !draft || typeof original.title !== 'string') return original;
    return { ...original, title: refusalInWords(status.validation, titleOf) ?? original.title };
  };
  return Object.assign(PublishDocument, { action: 'publish' as const });
}
