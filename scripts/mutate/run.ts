import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { messageOf } from '#services/platform/process/message-of.ts';
import { inProject } from '../stack/project-paths.ts';
import { changedFiles } from './changed-files.ts';
import { chooseGroups, type Choice } from './choose-groups.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import { findMutants } from './find-mutants.ts';
import { reportLines } from './report.ts';
import { ruleGroups, type RuleGroup } from './rule-files.ts';
import { percentOf, scoreFile, type FileScore } from './score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    since: { type: 'string' },
    workers: { type: 'string', default: '2' },
    quiet: { type: 'boolean', default: false },
  },
});

const neededPercent = 95;

function readChoice(): Choice {
  if (values.all) return { kind: 'all' };
  return positionals.length > 0 ? { kind: 'named', files: positionals } : { kind: 'changed', files: changedFiles(values.since) };
}

async function scoreGroup(group: RuleGroup): Promise<FileScore[]> {
  const mutants = await findMutants(group, { workers: Number(values.workers), isQuiet: values.quiet });
  return group.files.map((file) => {
    const own = mutants.filter(({ fileName }) => fileName === inProject(file) || fileName === file);
    return scoreFile({ file, text: readFileSync(inProject(file), 'utf8') }, own, equivalentMutants);
  });
}

try {
  const groups = chooseGroups(ruleGroups, readChoice());
  const scores: FileScore[] = [];
  for (const group of groups) {
    process.stdout.write(`\n${group.name}\n`);
    scores.push(...(await scoreGroup(group)));
  }
  const percent = percentOf(scores);
  process.stdout.write(`\n${reportLines(scores).join('\n')}\n`);
  const isObsolete = scores.some(({ obsolete }) => obsolete.length > 0);
  process.exitCode = groups.length === 0 || (percent >= neededPercent && !isObsolete) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
