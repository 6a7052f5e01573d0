import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { projectRoot } from '#scripts/stack/project-paths.ts';
import { supervise } from '#scripts/stack/supervised-process.ts';
import { until } from '#tests/setup/until.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-supervised-'));

afterAll(() => rmSync(directory, { recursive: true }));

/** A script that records each of its starts and then does as instructed. */
function scriptThat(does: string): { script: string; log: string; starts: () => number } {
  const log = path.join(directory, `${Math.random()}.log`);
  const file = path.join(directory, `${Math.random()}.ts`);
  writeFileSync(log, '');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';\nconst log = ${JSON.stringify(log)};\nappendFileSync(log, 'x');\n${does}\n`,
  );
  return { script: path.relative(projectRoot, file), log, starts: () => readFileSync(log, 'utf8').length };
}

const environment = { NODE_ENV: 'production' as const, PATH: process.env.PATH ?? '' };

describe('a supervised process', () => {
  test('that dies is started again with growing pauses, and given up when it has died five times within a minute', async () => {
    const { script, starts } = scriptThat('process.exit(3);');
    const said: string[] = [];
    const reasons: string[] = [];
    supervise({ name: 'services', script, environment, say: (line) => said.push(line), giveUp: (reason) => reasons.push(reason) });
    await until('a reason', () => reasons.length > 0, 30_000);
    expect(starts()).toBe(5);
    expect(said).toHaveLength(4);
    expect(said[0]).toContain('200 ms');
    expect(said[3]).toContain('1600 ms');
    expect(reasons).toEqual(['The services stopped 5 times within a minute (last: code 3).']);
  }, 30_000);

  test('that dies is followed by one that was started ahead, which begins only then; one that waits ends with the supervision', async () => {
    const { script, log, starts } = scriptThat(`
      const { untilItsTurn } = await import(${JSON.stringify(path.join(projectRoot, 'services/platform/process/standby.ts'))});
      await untilItsTurn();
      appendFileSync(log + '.begun', process.pid + ' ');
      setInterval(() => undefined, 1_000);
    `);
    const begun = (): number[] => (existsSync(`${log}.begun`) ? readFileSync(`${log}.begun`, 'utf8').trim().split(' ').map(Number) : []);
    const running = supervise({ name: 'services', script, environment, standby: true, say: () => undefined, giveUp: () => undefined });
    await until('the one that waits', () => starts() === 2);
    expect(begun()).toEqual([running.pid]);
    process.kill(running.pid ?? 0, 'SIGKILL');
    await until('the one that waited begins', () => begun().length === 2);
    expect([begun()[1], starts()]).toEqual([running.pid, 2]);
    await until('the next one that waits', () => starts() === 3);
    await running.stop();
    expect(begun()).toHaveLength(2);
  }, 60_000);

  test('that says that another start is of no use is given up at once', async () => {
    const { script, starts } = scriptThat('process.exit(78);');
    const reasons: string[] = [];
    supervise({ name: 'services', script, environment, say: () => undefined, giveUp: (reason) => reasons.push(reason) });
    await until('a reason', () => reasons.length > 0);
    expect([starts(), reasons]).toEqual([1, ['The services cannot start.']]);
  }, 30_000);

  test('that is stopped stays stopped', async () => {
    const { script, starts } = scriptThat('setInterval(() => undefined, 1_000);');
    const said: string[] = [];
    const running = supervise({ name: 'site', script, environment, say: (line) => said.push(line), giveUp: (line) => said.push(line) });
    await until('a start', () => starts() === 1);
    await running.stop();
    // one that dies after it has been restarted: so would it have been by now
    const other = scriptThat('process.exit(3);');
    const dying = supervise({ name: 'other', script: other.script, environment, say: () => undefined, giveUp: () => undefined });
    await until('another start', () => other.starts() === 2);
    await dying.stop();
    expect([starts(), said]).toEqual([1, []]);
  }, 30_000);
});
