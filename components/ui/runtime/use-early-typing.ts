import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

export type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(field: TypedField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  // for a list rendered by a script, the first choice means nothing, since nobody could use it earlier
  return first >= 0 && field.selectedIndex !== first;
}

/**
 * Returns the fields of `part` in which a visitor typed or chose before hydration, or which the browser filled in. What `take` does not put
 * into the state is lost with the next rendering. For text, numbers and lists.
 */
export function useEarlyTyping(part: RefObject<HTMLElement | null>, take: (field: TypedField) => void): void {
  const takeChanged = useEffectEvent(() => {
    for (const field of part.current?.querySelectorAll<TypedField>('input, textarea, select') ?? []) {
      if (isChanged(field)) take(field);
    }
  });
  // before anything else renders, in one rendering with it: the cursor and an input method keep their position
  useLayoutEffect(() => takeChanged(), []);
}
