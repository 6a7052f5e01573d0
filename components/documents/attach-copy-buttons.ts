import { copyText, type CopyOutcome } from '#components/ui/runtime/copy-text.ts';

/** Marks a button in HTML that React did not hydrate. */
export const copyButtonAttribute = 'data-copies';

const saidForMs = 4_000;

/** The button's label for each outcome, and at rest. */
export type CopyWords = Readonly<Record<CopyOutcome | 'ready', string>>;

/** Makes the copy buttons of static HTML work: they copy the code beside them, and show and announce the outcome for a while. */
export function attachCopyButtons(container: HTMLElement, words: CopyWords): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const copy = async (button: Element): Promise<void> => {
    const outcome = await copyText(button.closest('figure')?.querySelector('pre code')?.textContent ?? '');
    say(button, words[outcome], words[outcome]);
    const timer = setTimeout(() => {
      timers.delete(timer);
      say(button, words.ready, '');
    }, saidForMs);
    timers.add(timer);
  };
  const listen = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest(`[${copyButtonAttribute}]`) : null;
    if (button) void copy(button);
  };
  container.addEventListener('click', listen);
  return () => {
    container.removeEventListener('click', listen);
    for (const timer of timers) clearTimeout(timer);
  };
}

/** The label is the button's first text; the text for screen readers is in the element after it. */
function say(button: Element, shown: string, said: string): void {
  const word = button.querySelector('span')?.firstChild;
  if (word) word.textContent = shown;
  const status = button.nextElementSibling;
  if (status) status.textContent = said;
}
