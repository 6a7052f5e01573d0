import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

export type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(field: TypedField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  // a list that a script made says nothing of its first choice, and nobody was there before it
  return first >= 0 && field.selectedIndex !== first;
}

/**
 * Gives the fields of `part` in which a visitor typed or chose before the page's scripts had them, or the browser filled something in.
 * What `take` does not put into the state of the page, the next rendering takes away. For text, numbers and lists.
 */
export function useEarlyTyping(part: RefObject<HTMLElement | null>, take: (field: TypedField) => void): void {
  const takeChanged = useEffectEvent(() => {
    for (const field of part.current?.querySelectorAll<TypedField>('input, textarea, select') ?? []) {
      if (isChanged(field)) take(field);
    }
  });
  // before anything else renders again, in one rendering with it: the cursor and an input method stay where they are
  useLayoutEffect(() => takeChanged(), []);
}
