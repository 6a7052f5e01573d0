type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor did in the server's HTML of a form. */
interface EarlyChoices {
  readonly radios: readonly { readonly name: string; readonly value: string }[];
  /** Places among the controls: checkboxes, and buttons (`public/purchase-view.js` marks them), that were pressed. */
  readonly pressed: readonly number[];
  /** Other fields by their place, and what they were set to. */
  readonly entered: readonly { readonly place: number; readonly value: string }[];
  /** Place of the control that has the focus. */
  readonly focused: number | null;
}

const controlsIn = (root: Element): Element[] => [...root.querySelectorAll('input,select,textarea,button')];

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isInput = (element: Element | undefined, type: string): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === type;

const valueInHtml = (element: Field): string =>
  element instanceof HTMLSelectElement
    ? ([...element.options].find((option) => option.defaultSelected)?.value ?? '')
    : element.defaultValue;

const isEarlyPressed = (element: Element): boolean =>
  isInput(element, 'checkbox') ? element.checked !== element.defaultChecked : element.matches('button[data-pressed]');

const isEntered = (element: Element): element is Field =>
  isField(element) && !isInput(element, 'radio') && !isInput(element, 'checkbox') && element.value !== valueInHtml(element);

/** Reads what differs in a form from its HTML. */
function noteEarlyChoices(root: Element): EarlyChoices {
  const controls = controlsIn(root);
  const focused = controls.findIndex((element) => element === document.activeElement);
  return {
    radios: controls.flatMap((element) =>
      isInput(element, 'radio') && element.checked && !element.defaultChecked ? [{ name: element.name, value: element.value }] : [],
    ),
    pressed: controls.flatMap((element, place) => (isEarlyPressed(element) ? [place] : [])),
    entered: controls.flatMap((element, place) => (isEntered(element) ? [{ place, value: element.value }] : [])),
    focused: focused === -1 ? null : focused,
  };
}

/** React has rendered the consequences of an event by the next microtask. */
const rendered = (): Promise<void> => Promise.resolve();

/** Sets a field as typing and leaving it does: React learns of a value only by an event after the browser's own setter. */
async function enter(element: Field, value: string): Promise<void> {
  Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await rendered();
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await rendered();
}

async function repeatEarlyChoices(root: Element, { radios, pressed, entered, focused }: EarlyChoices): Promise<void> {
  // found before the first change, which may bring other controls
  const controls = controlsIn(root);
  const press = async (element: Element | undefined): Promise<void> => {
    if (element instanceof HTMLElement) element.click();
    await rendered();
  };
  for (const { name, value } of radios) {
    await press(controlsIn(root).find((each) => isInput(each, 'radio') && each.name === name && each.value === value));
  }
  for (const { place, value } of entered) {
    const element = controls[place];
    if (isField(element)) await enter(element, value);
  }
  for (const place of pressed) await press(controls[place]);
  const last = focused === null ? undefined : controls[focused];
  if (last instanceof HTMLElement) last.focus({ preventScroll: true });
}

/**
 * Notes what a visitor did in the server's HTML of a form. The function that is returned does it again in the live form, the buttons last;
 * what that form does not have is left out.
 */
export function takeEarlyChoices(firstView: Element): (live: Element) => Promise<void> {
  const choices = noteEarlyChoices(firstView);
  return (live) => repeatEarlyChoices(live, choices);
}
