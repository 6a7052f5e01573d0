/** Rules that an editor wrote one to a line. */
export const ruleLines = (text: string | null): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
