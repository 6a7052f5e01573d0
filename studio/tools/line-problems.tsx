import { say } from '../words/say.ts';

/** Why a line of a table cannot be taken, by its number as a spreadsheet shows it. */
export interface LineProblem {
  readonly line: number;
  readonly problem: string;
}

/** What is to be mended in a table before anything of it is taken. */
export function LineProblems({ problems }: { problems: readonly LineProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="refused" role="alert">
      {problems.map(({ line, problem }) => (
        <li key={`${line} ${problem}`}>{say(`Line ${line}: ${problem}`)}</li>
      ))}
    </ul>
  );
}
