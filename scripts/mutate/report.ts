import { percentOf, type FileScore } from './score.ts';

const oneLine = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 90 ? `${flat.slice(0, 89)}…` : flat;
};

const row = (cells: readonly (string | number)[], widths: readonly number[]): string =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(widths[index] ?? 0) : String(cell).padStart(widths[index] ?? 0)))
    .join('  ')
    .trimEnd();

const cellsOf = (name: string, scores: readonly FileScore[]): (string | number)[] => {
  const sum = (count: (score: FileScore) => number): number => scores.reduce((total, score) => total + count(score), 0);
  const mutants = sum((score) => score.mutants);
  const killed = sum((score) => score.killed);
  const survived = sum(({ survivors }) => survivors.length);
  const timedOut = sum((score) => score.timedOut);
  const untried = sum((score) => score.untried);
  return [name, mutants, killed, timedOut, survived, mutants - killed - survived, untried, percentOf(scores).toFixed(1)];
};

/** A table by file, then each surviving mutant, then obsolete entries of the list of equivalent mutants. */
export function reportLines(scores: readonly FileScore[]): string[] {
  if (scores.length === 0) return ['no rule file has changed'];
  const head = ['file', 'mutants', 'killed', 'by time', 'survived', 'equivalent', 'untried', 'score %'];
  const rows = [head, ...scores.map((score) => cellsOf(score.file, [score])), cellsOf('all', scores)];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => String(cells[column]).length)));
  const survived = scores.flatMap(({ file, survivors }) =>
    survivors.map(
      ({ line, original, replacement, isReached }) =>
        `${file}:${line}  ${oneLine(original)}  ->  ${oneLine(replacement)}${isReached ? '' : '  (no test comes here)'}`,
    ),
  );
  const obsolete = scores.flatMap((score) =>
    score.obsolete.map(
      ({ file, within, original, replacement }) => `${file}  ${oneLine(within)}: ${oneLine(original)}  ->  ${oneLine(replacement)}`,
    ),
  );
  return [
    ...rows.map((cells) => row(cells, widths)),
    ...(survived.length > 0 ? ['', 'survived:', ...survived] : []),
    ...(obsolete.length > 0 ? ['', 'listed as equivalent, but killed or gone:', ...obsolete] : []),
  ];
}
