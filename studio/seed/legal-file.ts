/** One text in one language, all its versions: front matter of `name: value` lines, then sections. */
export interface LegalFile {
  readonly title: string;
  readonly summary: string;
  /** Any other line of the front matter. */
  field(name: string): string | undefined;
  changeNote(version: number): string | undefined;
  /** The text of a version: a section `## Title {since 2}` or `{until 1}` appears only in those versions. */
  body(version: number): string;
}

const mark = /^(## .+?) \{(since|until) (\d+)\}$/;

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
    const end = section.indexOf('\n');
    const [, heading, bound, number] = mark.exec(section.slice(0, end)) ?? [];
    if (heading === undefined) return [section];
    const stands = bound === 'since' ? version >= Number(number) : version <= Number(number);
    return stands ? [heading + section.slice(end)] : [];
  });
}
