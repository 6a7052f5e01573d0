type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor did in the server's HTML of a form, to be done again in the form that takes its place. */
export interface EarlyChoices {
  readonly radios: readonly { readonly name: string; readonly value: string }[];
  /** Places in the form of checkboxes that were pressed. */
  readonly checkboxes: readonly number[];
  /** Other fields by their place in the form, and what they were set to. */
  readonly entered: readonly { readonly place: number; readonly value: string }[];
  /** Place of the control that has the focus. */
  readonly focused: number | null;
}

const isControl = (element: Element | undefined): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isInput = (element: Element | undefined, type: string): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === type;

const valueInHtml = (element: Control): string =>
  element instanceof HTMLSelectElement
    ? ([...element.options].find((option) => option.defaultSelected)?.value ?? '')
    : element.defaultValue;

/** Reads what differs in a form from its HTML. */
export function noteEarlyChoices(form: HTMLFormElement): EarlyChoices {
  const elements = [...form.elements].map((element, place) => ({ element, place }));
  return {
    radios: elements.flatMap(({ element }) =>
      isInput(element, 'radio') && element.checked && !element.defaultChecked ? [{ name: element.name, value: element.value }] : [],
    ),
    checkboxes: elements.flatMap(({ element, place }) =>
      isInput(element, 'checkbox') && element.checked !== element.defaultChecked ? [place] : [],
    ),
    entered: elements.flatMap(({ element, place }) =>
      isControl(element) && !isInput(element, 'radio') && !isInput(element, 'checkbox') && element.value !== valueInHtml(element)
        ? [{ place, value: element.value }]
        : [],
    ),
    focused: elements.find(({ element }) => element === document.activeElement)?.place ?? null,
  };
}

/** React has rendered the consequences of an event by the next microtask. */
const rendered = (): Promise<void> => Promise.resolve();

/** Sets a field as typing and leaving it does: React learns of a value only by an event after the browser's own setter. */
async function enter(element: Control, value: string): Promise<void> {
  Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await rendered();
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await rendered();
}

/** Does in the live form what was done in its HTML; what it does not have is left out. */
export async function repeatEarlyChoices(form: HTMLFormElement, { radios, checkboxes, entered, focused }: EarlyChoices): Promise<void> {
  const at = (place: number): Element | undefined => form.elements[place];
  for (const { name, value } of radios) {
    const same = [...form.elements].find((element) => isInput(element, 'radio') && element.name === name && element.value === value);
    if (isInput(same, 'radio')) same.click();
    await rendered();
  }
  for (const place of checkboxes) {
    const element = at(place);
    if (isInput(element, 'checkbox')) element.click();
    await rendered();
  }
  for (const { place, value } of entered) {
    const element = at(place);
    if (isControl(element)) await enter(element, value);
  }
  const last = focused === null ? undefined : at(focused);
  if (last instanceof HTMLElement) last.focus({ preventScroll: true });
}
