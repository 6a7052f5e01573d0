import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { inProject } from './stack/project-paths.ts';

const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const;

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.enum(severities), isDirect: z.boolean(), range: z.string(), fixAvailable: z.unknown() }),
  ),
});

const outputBytesAtMost = 64 * 1024 * 1024;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Asks the registry for known vulnerabilities of the installed packages. Only reports; fails with `--strict`, but never because the
 * registry does not answer.
 */
function auditDependencies(strict: boolean): number {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: inProject('.'),
    encoding: 'utf8',
    maxBuffer: outputBytesAtMost,
  });
  const read = report.safeParse(parsed(stdout));
  if (!read.success) {
    say('The registry returned no audit, so nothing is known either way.');
    return 0;
  }
  const found = Object.values(read.data.vulnerabilities).toSorted(
    (left, right) => severities.indexOf(left.severity) - severities.indexOf(right.severity),
  );
  for (const { name, severity, isDirect, range, fixAvailable } of found) {
    say(`${severity.padEnd(9)} ${name} ${range}${isDirect ? ' (direct)' : ''}${fixAvailable ? ', a fix is available' : ''}`);
  }
  say(
    found.length === 0 ? 'Nothing is known against the installed packages.' : `${found.length} packages of those that run in production.`,
  );
  return strict && found.some(({ severity }) => severity === 'critical' || severity === 'high') ? 1 : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

process.exit(auditDependencies(process.argv.includes('--strict')));
