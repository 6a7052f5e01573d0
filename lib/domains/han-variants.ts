import { Converter as toTraditional } from 'opencc-js/cn2t';
import { Converter as toSimplified } from 'opencc-js/t2cn';
import { displayedLabel } from './read-domain-search.ts';

/** Their dictionaries are read when the first Chinese name comes, not at every start of a process. */
let converters: readonly ((text: string) => string)[] | undefined;

/** Japanese characters are no traditional or simplified forms of Chinese ones. */
const japanese = ['.jp'];
/** Chinese, also with Latin letters and digits: 咖啡cafe. */
const han = /^[a-z0-9-]*\p{Script=Han}[\p{Script=Han}a-z0-9-]*$/u;

/** The name in simplified and in traditional characters, where one of them differs from it; `ascii` is the name in punycode. */
export function hanVariants(ascii: string): readonly string[] {
  const [label = '', ...rest] = ascii.split('.');
  const suffix = `.${rest.join('.')}`;
  if (!label.startsWith('xn--') || japanese.some((each) => suffix.endsWith(each))) return [];
  const shown = displayedLabel(label);
  if (!han.test(shown)) return [];
  converters ??= [toSimplified({ from: 't', to: 'cn' }), toTraditional({ from: 'cn', to: 't' })];
  return [...new Set(converters.map((convert) => convert(shown)))]
    .filter((variant) => variant !== shown)
    .map((variant) => `${variant}${suffix}`);
}
