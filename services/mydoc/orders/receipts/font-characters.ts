/** The table of an OpenType font, by its four letters. */
function tableOf(font: Buffer, name: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    if (font.toString('latin1', at, at + 4) === name) return font.subarray(font.readUInt32BE(at + 8));
  }
  throw new Error(`a font without the table ${name}`);
}

/** The subtable with all of Unicode: format 12, of platform 3 and encoding 10. */
function charactersTable(cmap: Buffer): Buffer {
  const count = cmap.readUInt16BE(2);
  for (let at = 4; at < 4 + 8 * count; at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 10 && table.readUInt16BE(0) === 12) return table;
  }
  throw new Error('a font without a list of its characters');
}

/** Whether a font has a character, given its code point. */
export function charactersOf(font: Buffer): (codePoint: number) => boolean {
  const table = charactersTable(tableOf(font, 'cmap'));
  const groups = table.readUInt32BE(12);
  return (codePoint) => {
    let from = 0;
    let to = groups;
    while (from < to) {
      const middle = (from + to) >> 1;
      const at = 16 + 12 * middle;
      if (codePoint > table.readUInt32BE(at + 4)) from = middle + 1;
      else if (codePoint < table.readUInt32BE(at)) to = middle;
      else return table.readUInt32BE(at + 8) + codePoint - table.readUInt32BE(at) > 0;
    }
    return false;
  };
}
