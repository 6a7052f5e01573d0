import type { Element, RootContent } from 'hast';
import { findElement, isElement, named, textOf } from './hast-text.ts';

/** Shown to be used or looked at, not read. */
const withoutText = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'dialog',
  'button',
  'select',
  'textarea',
  'input',
  'nav',
]);

/** Filled by scripts: what they hold before says nothing. */
const withoutTextByRole = new Set(['status', 'timer', 'log', 'alert']);

const fields = new Set(['input', 'select', 'textarea']);

/** The placeholder of a value until a script has asked for it. */
const placeholder = /^[–…]$/;
const inTable = new Set(['td', 'th']);

/** The children of an element without what nobody reads, in elements that Markdown knows; choices beside each other as one list. */
export function readable(parent: Element, page: URL): RootContent[] {
  const children: RootContent[] = [];
  let choices: Element | null = null;
  for (const child of parent.children) {
    const choice = named(child, 'label') ? readableChoice(child, page) : null;
    if (choice && choices) choices.children.push(choice);
    else if (choice) children.push((choices = made('ul', [choice])));
    else if (child.type === 'text') children.push(child);
    else if (isTimer(child)) withoutLabel(children);
    else if (isElement(child) && child.tagName !== 'label') children.push(...readableElement(child, page));
    if (!choice) choices = null;
  }
  return children;
}

const isTimer = (node: RootContent): boolean => isElement(node) && node.properties.role === 'timer';

/** A line before a countdown says what ends then. */
function withoutLabel(children: RootContent[]): void {
  if (named(children.at(-1), 'p')) children.pop();
}

const made = (tagName: string, children: Element['children']): Element => ({ type: 'element', tagName, properties: {}, children });

const content = (element: Element, page: URL): Element['children'] => readable(element, page) as Element['children'];

/** An address that is none stays as it is. */
const whole = (address: string, page: URL): string => URL.parse(address, page)?.href ?? address;

const mayBeEmpty = new Set(['td', 'th', 'img', 'br', 'hr', 'tr']);

/** Whether nothing of an element is left to be read: only its drawings, say. */
const isEmpty = (element: Element): boolean =>
  textOf(element).trim() === '' && findElement(element, ({ tagName }) => mayBeEmpty.has(tagName)) === undefined;

function isUnread({ tagName, properties: { hidden, ariaHidden, ariaBusy, role } }: Element): boolean {
  if (withoutText.has(tagName) || withoutTextByRole.has(String(role))) return true;
  // what is busy has no content yet
  return (hidden !== undefined && hidden !== false) || ariaHidden === 'true' || ariaBusy === 'true';
}

function readableElement(element: Element, page: URL): RootContent[] {
  const { tagName, properties } = element;
  if (tagName === 'svg') return drawing(element);
  if (isUnread(element) || (placeholder.test(textOf(element)) && !inTable.has(tagName))) return [];
  if (tagName === 'dl') return listed(facts(element, page));
  const children = content(element, page);
  if (isEmpty({ ...element, children })) return [];
  if (typeof properties.href === 'string') return [{ ...element, properties: { href: whole(properties.href, page) }, children }];
  if (typeof properties.src === 'string') return picture(element, properties.src, page);
  return structured({ ...element, children });
}

/** What Markdown has no word for, in words that it has. */
function structured(element: Element): RootContent[] {
  const { tagName, children } = element;
  switch (tagName) {
    case 'summary':
      return [findElement(element, isHeading) ? made('div', children) : made('p', [made('strong', children)])];
    case 'table':
      return [...children.filter(isCaption).map((caption) => made('p', [made('strong', caption.children)])), element];
    case 'fieldset':
      return children.some((child) => !named(child, 'legend') && textOf(child).trim() !== '') ? [element] : [];
    case 'td':
    case 'th':
      return [{ ...element, children: children.map(inline) }];
    case 'ol':
      return [{ ...element, children: unnumbered(children) }];
    default:
      return [element];
  }
}

const blocks = new Set(['div', 'p']);

/** A cell has no paragraphs. */
const inline = (child: Element['children'][number]): Element['children'][number] =>
  isElement(child)
    ? { ...child, tagName: blocks.has(child.tagName) ? 'span' : child.tagName, children: child.children.map(inline) }
    : child;

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);
const isCaption = (child: RootContent): child is Element => named(child, 'caption');

/** The steps of a list, each without the number that it shows, since a list counts. */
function unnumbered(children: Element['children']): Element['children'] {
  let step = 0;
  return children.map((child) => {
    if (!named(child, 'li')) return child;
    step += 1;
    const [first, ...others] = child.children;
    const [number] = isElement(first) ? first.children : [];
    if (!isElement(first) || number?.type !== 'text' || first.children.length > 1) return child;
    const [counted = '', ...more] = number.value.split(' · ');
    if (counted !== String(step)) return child;
    const rest = more.join(' · ');
    return { ...child, children: rest === '' ? others : [{ ...first, children: [{ type: 'text', value: rest }] }, ...others] };
  });
}

/** A picture with what it shows; one without words is decoration. */
function picture(element: Element, src: string, page: URL): Element[] {
  const { alt } = element.properties;
  return typeof alt === 'string' && alt.trim() !== '' ? [{ ...element, properties: { alt, src: whole(src, page) } }] : [];
}

/** A drawing is what it says to those who do not see it. */
function drawing({ properties: { ariaLabel } }: Element): Element[] {
  return typeof ariaLabel === 'string' ? [made('p', [{ type: 'text', value: ariaLabel }])] : [];
}

/** What can be chosen of several is a line of a list; null: the label of another field, which says nothing without the field. */
function readableChoice(label: Element, page: URL): Element | null {
  const field = findElement(label, ({ tagName }) => fields.has(tagName));
  return field?.properties.type === 'radio' ? made('li', content(label, page)) : null;
}

const listed = (lines: Element[]): Element[] => (lines.length === 0 ? [] : [made('ul', lines)]);

/** Terms with what is said of each, as `term: details`; HTML may group each pair in a `div`. */
function facts(list: Element, page: URL): Element[] {
  const lines: Element[] = [];
  for (const child of list.children.filter(isElement)) {
    if (child.tagName === 'div') lines.push(...facts(child, page));
    else if (child.tagName === 'dt') lines.push(made('li', content(child, page)));
    else if (child.tagName === 'dd' && placeholder.test(textOf(child))) lines.pop();
    else if (child.tagName === 'dd') lines.at(-1)?.children.push({ type: 'text', value: ': ' }, ...content(child, page));
  }
  return lines;
}
