import { listMarker } from './word-lists.ts';

/** What is pasted along with a text and is none of it. */
const dropped =
  'style, script, meta, link, title, xml, img, picture, svg, object, iframe, input, button, [class^="MsoToc" i]:not([class*="Heading" i])';

/** Attributes that mean something in a text; all others are looks. */
const kept: ReadonlySet<string> = new Set(['href', 'colspan', 'data-list', 'data-level']);

/**
 * What was pasted from Word, Google Docs, WPS or a page, as plain HTML: headings of the given levels, paragraphs, lists, tables, links and
 * emphasis. Items of Word's lists, which are paragraphs there, say their kind and level in `data-list` and `data-level`.
 */
export function tidyPastedHtml(html: string, levels: readonly number[]): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  for (const element of body.querySelectorAll(dropped)) element.remove();
  removeComments(page);
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) nameParagraph(paragraph);
  // Word's own elements, `o:p` and the like; they hold at most a space
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) element.remove();
  for (const element of body.querySelectorAll('span, font, b, i')) nameEmphasis(element);
  for (const link of body.querySelectorAll('a')) tidyLink(link);
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) list.previousElementSibling?.append(list);
  placeHeadings(body, levels);
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name);
  }
  return page;
}

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Headings and items of lists that an office program writes as paragraphs with a style. */
function nameParagraph(paragraph: Element): void {
  const marker = listMarker(paragraph);
  const level = /mso-outline-level:\s*([1-6])/.exec(styleOf(paragraph))?.[1] ?? headingClasses[paragraph.className];
  const isHeading = paragraph.localName !== 'p' || level !== undefined;
  if (marker && isHeading) paragraph.prepend(`${marker.text} `);
  if (marker && !isHeading) {
    paragraph.setAttribute('data-list', marker.kind);
    paragraph.setAttribute('data-level', String(marker.level));
  }
  if (paragraph.localName === 'p' && level !== undefined) renamed(paragraph, `h${level}`);
}

const headingClasses: Readonly<Record<string, string>> = {
  MsoTitle: '1',
  ...Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((level) => [`MsoHeading${level}`, level])),
};

function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Looks that mean emphasis become elements, and elements without a meaning are removed from around their text. */
function nameEmphasis(element: Element): void {
  const style = styleOf(element);
  const weight = /(?<![-\w])font-weight:\s*(\w+)/.exec(style)?.[1];
  const isStrong = weight === undefined ? element.localName === 'b' : weight === 'bold' || Number(weight) >= 600;
  const isEmphasised =
    element.localName === 'i' ? !/(?<![-\w])font-style:\s*normal/.test(style) : /(?<![-\w])font-style:\s*(italic|oblique)/.test(style);
  const names = [...(isStrong ? ['strong'] : []), ...(isEmphasised ? ['em'] : [])];
  let content = [...element.childNodes];
  for (const name of names) {
    const around = element.ownerDocument.createElement(name);
    around.append(...content);
    content = [around];
  }
  element.replaceWith(...content);
}

/** Links that lead somewhere stay; bookmarks, scripts and files of the writer's machine leave their words. */
function tidyLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const forwarded = href.startsWith('https://www.google.com/url?') ? new URL(href).searchParams.get('q') : null;
  const address = forwarded ?? href;
  if (/^(https?:\/\/|\/(?!\/)|#[a-z][a-z0-9-]*$)/.test(address)) link.setAttribute('href', address);
  else link.replaceWith(...link.childNodes);
}

/** Headings of levels that the text does not have take the next one that it has, the highest first. */
function placeHeadings(body: Element, levels: readonly number[]): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => {
    if (heading.textContent.trim() !== '') return true;
    heading.remove();
    return false;
  });
  const found = [...new Set(headings.map(levelOf))].toSorted();
  const fits = found.every((level) => levels.includes(level));
  for (const heading of headings) {
    // a heading is strong by itself
    for (const strong of heading.querySelectorAll('strong')) strong.replaceWith(...strong.childNodes);
    const level = fits ? levelOf(heading) : levels[Math.min(found.indexOf(levelOf(heading)), levels.length - 1)];
    renamed(heading, level === undefined ? 'p' : `h${level}`);
  }
}

const levelOf = (heading: Element): number => Number(heading.localName.slice(1));
