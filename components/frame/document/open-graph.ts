import { isValidElement, type ReactNode } from 'react';
import * as z from 'zod/mini';

const metaProps = z.object({ property: z.string(), content: z.string() });

/** The Open Graph tags in a page's head. */
export function openGraphIn(head: readonly ReactNode[]): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const element of head) {
    const props = isValidElement(element) ? metaProps.safeParse(element.props).data : undefined;
    if (props) tags.set(props.property, props.content);
  }
  return tags;
}
