/** A pattern over folded text that is written on several lines: a line break and the indentation after it do not count. */
export const patternOf = (lines: string): RegExp => new RegExp(lines.replaceAll(/\n\s*/g, ''), 'u');
