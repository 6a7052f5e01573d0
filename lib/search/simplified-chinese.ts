import { Converter } from 'opencc-js/t2cn';

/** Its dictionary is read when the first Chinese text comes, not at every start of a process. */
let converter: ((text: string) => string) | undefined;
const known = new Map<string, string>();
const han = /[\u3400-\u9fff]/g;

/** Traditional characters as simplified ones, one by one, so that nothing moves. A word that differs (伺服器, 服务器) is for synonyms. */
export const toSimplified = (text: string): string =>
  text.replace(han, (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    converter ??= Converter({ from: 't', to: 'cn' });
    const simplified = converter(character);
    const same = simplified.length === 1 ? simplified : character;
    known.set(character, same);
    return same;
  });
