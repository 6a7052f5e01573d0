import { asRecord } from '../../cms-schemas/rules/verdict.ts';

const separatorOf = (items: readonly unknown[]): string => (items.some((item) => asRecord(item)._type === 'span') ? '' : '\n');

/** What a value says, as plain text: the paragraphs of an article, the texts inside an object; without the names that Sanity adds. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(separatorOf(value));
  if (typeof value !== 'object') return String(value);
  const { _type, children, text, ...others } = asRecord(value);
  if (_type === 'block') return textOf(children);
  if (_type === 'span') return textOf(text);
  const texts = [text, children, ...Object.entries(others).flatMap(([name, each]) => (name.startsWith('_') ? [] : [each]))].map(textOf);
  return texts.filter((each) => each !== '').join('\n');
}
