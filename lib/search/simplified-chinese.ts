import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();
const han = /[\u3400-\u9fff]/g;

/** Traditional characters as simplified ones, one by one, so that nothing moves. A word that differs (伺服器, 服务器) is for synonyms. */
export const toSimplified = (text: string): string =>
  text.replace(han, (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const simplified = convert(character);
    const same = simplified.length === 1 ? simplified : character;
    known.set(character, same);
    return same;
  });
