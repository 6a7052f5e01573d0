/** Marks the button in HTML that React did not hydrate. */
export const measureAttribute = 'data-measures';

/** The code that measures is loaded with the first press. */
async function measure(button: HTMLElement): Promise<void> {
  const figure = button.closest('figure');
  const { measuring = '', measured = '', failed = '' } = button.dataset;
  if (!figure) return;
  const { measureFromHere } = await import('./measure-from-here.ts');
  await measureFromHere(figure, { measuring, measured, failed });
}

/** Measures for the chart that a pressed button belongs to; without its code the chart stays as it is. */
export const measureFor = (button: HTMLElement): void => void measure(button).catch(() => undefined);

/** Makes the button of static HTML work. */
export function attachMeasuring(container: HTMLElement): () => void {
  const listen = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${measureAttribute}]`) : null;
    if (button) measureFor(button);
  };
  container.addEventListener('click', listen);
  return () => container.removeEventListener('click', listen);
}
