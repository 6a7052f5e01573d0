/**
 * Once it has started, Next scrolls to the fragment of the address (its `Container.scrollToHash`). The browser did so when the page was
 * parsed, and the visitor may have moved on since: until their next click the target stays where they left it.
 */
export function keepScrollPosition(fragment: string): void {
  const target = document.getElementById(fragment);
  if (!target) return;
  target.scrollIntoView = () => undefined;
  document.addEventListener('click', () => Reflect.deleteProperty(target, 'scrollIntoView'), { once: true, capture: true });
}
