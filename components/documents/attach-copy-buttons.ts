import { copyText, type CopyOutcome } from './copy-text.ts';

/** Marks a button in HTML that React did not bring to life. */
export const copyButtonAttribute = 'data-copies';

const saidForMs = 4_000;

/** What each outcome is called, and the button at rest. */
export type CopyWords = Readonly<Record<CopyOutcome | 'ready', string>>;

/** Lets the copy buttons of kept HTML do what they say: the text is the code beside them, the outcome is said and shown for a while. */
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

/** The word on the button is its first text; what is said to those who do not see it stands beside. */
function say(button: Element, shown: string, said: string): void {
  const word = button.querySelector('span')?.firstChild;
  if (word) word.textContent = shown;
  const status = button.nextElementSibling;
  if (status) status.textContent = said;
}
