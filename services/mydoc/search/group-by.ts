/** Puts what shares a name together, in the order in which it comes. */
export function groupBy<Element>(elements: readonly Element[], nameOf: (element: Element) => string): readonly (readonly Element[])[] {
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    const name = nameOf(element);
    const group = groups.get(name);
    if (group) group.push(element);
    else groups.set(name, [element]);
  }
  return [...groups.values()];
}
