import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { proofs } from '#scripts/prove/proofs.ts';
import { judgeKills, type Kill, type KillRun } from '#scripts/prove/kills/judge-kills.ts';
import type { Proof, ProofResult } from '#scripts/prove/proof.ts';
import { sumUp, type Turn } from '#scripts/prove/repeated-tests.ts';
import { isMixed, judgeReleases, type ReleasesRun, type SeenPage } from '#scripts/prove/releases/judge-releases.ts';
import { documentsInRelease, markedDocuments, readMarks } from '#scripts/prove/releases/marks.ts';
import { readProofArguments, runProofs } from '#scripts/prove/run-proofs.ts';
import { judgeSoak, type SoakSample } from '#scripts/prove/soak-samples.ts';
import { thisMachine } from '#scripts/verify/machine.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hostfront-proofs-'));

afterAll(() => rmSync(folder, { recursive: true }));

const proof = (name: string, run: () => Promise<ProofResult>): Proof => ({ name, description: `looks at ${name}`, run });
const holds = async (): Promise<ProofResult> => ({ holds: true, summary: 'all 3 held', details: { turns: 3 } });

const turn = (changed: Partial<Turn> = {}): Turn => ({ turn: 1, database: 'postgres', environment: {}, passed: 4, failed: 0, ...changed });

describe('what follows npm run prove --', () => {
  test('nothing is all of them, a name is one, and --turns says how often', () => {
    expect(readProofArguments([], proofs)).toEqual({ chosen: proofs, turns: null });
    const { chosen, turns } = readProofArguments(['kills', '--turns', '50'], proofs);
    expect([chosen.map(({ name }) => name), turns]).toEqual([['kills'], 50]);
  });

  test('an unknown name is answered with the list, and a wrong number with what is needed', () => {
    expect(() => readProofArguments(['kils'], proofs)).toThrow(/There is no long check 'kils'.*\n {2}mutation: .*\n {2}kills: /);
    for (const number of ['0', '1.5', 'many'])
      expect(() => readProofArguments(['--turns', number], proofs)).toThrow('--turns needs a whole number above 0');
  });
});

describe('long checks', () => {
  test('each leaves a report, and one that breaks neither stops the next nor counts as held', async () => {
    const said: string[] = [];
    const broken = async (): Promise<ProofResult> => {
      throw new Error('no database');
    };
    const settings = { machine: thisMachine(), folder, turns: null, isEnded: () => false, say: (line: string) => said.push(line) };
    expect(await runProofs([proof('broken', broken), proof('steady', holds)], settings)).toBe(false);
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
    expect(read('broken')).toMatchObject({ name: 'broken', holds: false, details: null });
    expect(read('steady')).toMatchObject({ name: 'steady', holds: true, details: { turns: 3 } });
    expect(said.at(-1)).toMatch(/broken +FAILS +0\.0 min {2}no database\nsteady +holds +0\.0 min {2}all 3 held/);
    expect(await runProofs([proof('steady', holds)], settings)).toBe(true);
  });

  test('that are ended begin no further one, and do not count as held', async () => {
    const settings = { machine: thisMachine(), folder, turns: null, isEnded: () => true, say: () => undefined };
    const neverRun = async (): Promise<ProofResult> => {
      throw new Error('it ran');
    };
    expect(await runProofs([proof('late', neverRun)], settings)).toBe(false);
    expect(existsSync(path.join(folder, 'late.json'))).toBe(false);
  });

  test('repeated tests hold where every turn ran something and nothing failed', () => {
    expect(sumUp([turn(), turn({ turn: 2, database: 'embedded' })])).toMatchObject({
      holds: true,
      summary: '2 turns on postgres and embedded: 8 tests passed, 0 turns failed',
    });
    expect(sumUp([turn(), turn({ failed: 1 })]).holds).toBe(false);
    expect(sumUp([turn(), turn({ passed: 0 })]).holds).toBe(false);
    expect(sumUp([]).holds).toBe(false);
  });
});

describe('what kills of the running product show', () => {
  const kill = (changed: Partial<Kill> = {}): Kill => ({
    part: 'services',
    backMs: 1_500,
    startedMs: 0,
    answersMs: { page: 5, picture: 40, call: 1_400, write: 1_500 },
    isRested: true,
    ...changed,
  });
  const run = (changed: Partial<KillRun> = {}): KillRun => ({
    database: 'postgres',
    kills: [kill(), kill({ part: 'redis', backMs: 90 })],
    writes: 300,
    orders: 20,
    payments: 19,
    faults: [],
    ...changed,
  });

  test('holds where nothing is lost and the services are back in time, and says how often and how soon', () => {
    expect(judgeKills([run()], 2)).toMatchObject({
      holds: true,
      summary:
        'on postgres 2 kills: services 1 (median 1.5 s, slowest 1.5 s), redis 1 (median 0.1 s, slowest 0.1 s); services whose successor waited: median 1.5 s; acknowledged 300 writes, 20 orders, 19 payments; 0 faults',
    });
    expect(judgeKills([run({ kills: [kill(), kill({ backMs: 9_000, isRested: false })] })], 2).holds).toBe(true);
  });

  test('fails where something is lost, nothing was written or bought, kills are missing, or the services are unavailable too long', () => {
    const broken: readonly Partial<KillRun>[] = [
      { faults: ['a line is gone'] },
      { writes: 0 },
      { orders: 0 },
      { payments: 0 },
      { kills: [kill()] },
      { kills: [kill({ backMs: 3_100 }), kill({ backMs: 3_100 })] },
    ];
    expect(broken.map((changed) => judgeKills([run(), run(changed)], 4).holds)).toEqual(broken.map(() => false));
    expect(judgeKills([run({ kills: [kill({ backMs: 3_100 })] })], 1).summary).toContain('median 3.1 s, and 3.0 s are allowed');
    expect(judgeKills([], 0).holds).toBe(false);
  });
});

describe('what readers of releases see', () => {
  const given = ['homePage', 'siteSettings'].map((_type) => ({ _id: _type, _type, brand: 'Marlow' }));
  const [home = { _id: '', _type: '' }, settings = home] = given;
  const htmlOf = (release: number): string[] => markedDocuments(release, [home, settings]).map((document) => JSON.stringify(document));
  const page = (changed: Partial<SeenPage> = {}): SeenPage => ({ address: '/', atMs: 2_000, ...readMarks(htmlOf(1).join('')), ...changed });
  const run = (changed: Partial<ReleasesRun> = {}): ReleasesRun => ({
    ...{ wanted: 1, due: new Map([[1, 1_000]]), pages: 9, firstSeen: [page()], mixed: [], edits: 2, faults: [] },
    ...changed,
  });

  test('a page of one release has each of its documents; one with a part of another, or less, is mixed', () => {
    expect(markedDocuments(1, [home, settings])[1]).toMatchObject({ _id: 'siteSettings', brand: 'Marlow' });
    expect(readMarks(htmlOf(1).join(''))).toEqual({ releases: [1], documents: documentsInRelease });
    expect(isMixed(readMarks(htmlOf(1).join('')))).toBe(false);
    expect(isMixed(readMarks([...htmlOf(1).slice(0, -1), htmlOf(2).at(-1)].join('')))).toBe(true);
    expect(isMixed(readMarks(htmlOf(1).slice(1).join('')))).toBe(true);
  });

  test('holds where every release went live and no page was mixed', () => {
    expect(judgeReleases(run())).toMatchObject({
      holds: true,
      summary:
        '1 of 1 releases of 20 documents went live, 1 were seen (median 1.0 s after their instant), during 2 publications of single documents; of 9 pages 0 were mixed; 0 faults',
    });
    const broken: readonly Partial<ReleasesRun>[] = [
      { wanted: 2 },
      { due: new Map() },
      { firstSeen: [page({ releases: [0] })] },
      { mixed: [page()] },
      { faults: ['/ answered 500'] },
      { pages: 0 },
      { edits: 0 },
    ];
    expect(broken.map((changed) => judgeReleases(run(changed)).holds)).toEqual(broken.map(() => false));
  });
});

describe('what half an hour of visitors and publications shows', () => {
  const minute = (changed: Partial<SoakSample> = {}): SoakSample => ({
    siteMib: 400,
    servicesMib: 300,
    requests: 900,
    publications: 20,
    ...changed,
  });
  const growing = (perMinute: number): SoakSample[] => Array.from({ length: 30 }, (_, at) => minute({ servicesMib: 300 + at * perMinute }));

  test('holds where nothing failed and memory stays where it was after the first third', () => {
    const warming = [minute({ siteMib: 150 }), minute({ siteMib: 250 }), ...Array.from({ length: 4 }, () => minute())];
    expect(judgeSoak(warming, [])).toMatchObject({
      holds: true,
      summary: '6 min, 5400 pages read, 120 publications, 0 faults; siteMib 400 then 400, servicesMib 300 then 300',
    });
    expect(judgeSoak(growing(1), []).holds).toBe(true);
  });

  test('fails where a process grows, something failed, a minute went without work, or memory is not known', () => {
    expect(judgeSoak(growing(8), []).holds).toBe(false);
    expect(judgeSoak(growing(0), ['/zh answered 500']).holds).toBe(false);
    expect(judgeSoak([...growing(0), minute({ publications: 0 })], []).holds).toBe(false);
    expect(
      judgeSoak(
        growing(0).map((sample) => ({ ...sample, siteMib: Number.NaN })),
        [],
      ).holds,
    ).toBe(false);
    expect(judgeSoak([], []).holds).toBe(false);
  });
});
