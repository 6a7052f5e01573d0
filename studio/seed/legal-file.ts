/** One text in one language, all its versions: front matter of `name: value` lines, then sections. */
export interface LegalFile {
  readonly title: string;
  readonly summary: string;
  /** Any other line of the front matter. */
  field(name: string): string | undefined;
  changeNote(version: number): string | undefined;
  /** The text of a version: a section `## Title {since 2}` or `{until 1}`, or a line so marked, appears only in those versions. */
  body(version: number): string;
}

const mark = /^(.+?) \{(since|until) (\d+)\}$/;

/** Throws on a file without front matter, title or summary. */
export function parseLegalFile(source: string): LegalFile {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || text === undefined) throw new Error('the front matter between --- lines is missing');
  const fields = new Map(head.split('\n').map((line) => splitOnce(line)));
  const required = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`${name} is missing in the front matter`);
    return value;
  };
  return {
    title: required('title'),
    summary: required('summary'),
    field: (name) => fields.get(name),
    changeNote: (version) => fields.get(`change ${version}`),
    body: (version) => sectionsOf(text, version).join(''),
  };
}

function splitOnce(line: string): [string, string] {
  const colon = line.indexOf(': ');
  if (colon < 0) throw new Error(`not a line of front matter: ${line}`);
  return [line.slice(0, colon), line.slice(colon + 2)];
}

function sectionsOf(text: string, version: number): string[] {
  return text.split(/^(?=## )/m).flatMap((section) => {
    const [head = '', ...rest] = section.split('\n');
    const heading = standing(head, version);
    return heading === null ? [] : [linesOf([heading, ...rest], version)];
  });
}

/** The lines of a version; where one drops out between two empty lines, one of these goes with it. */
const linesOf = (lines: readonly string[], version: number): string =>
  lines
    .map((line) => standing(line, version))
    .filter((line, index, all) => line !== null && !(line === '' && all[index - 1] === null))
    .join('\n');

/** The line without its mark; null where it is of other versions. */
function standing(line: string, version: number): string | null {
  const [, text, bound, number] = mark.exec(line) ?? [];
  if (text === undefined) return line;
  const stands = bound === 'since' ? version >= Number(number) : version <= Number(number);
  return stands ? text : null;
}
