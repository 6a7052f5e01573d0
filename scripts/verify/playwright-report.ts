import path from 'node:path';
import { z } from 'zod';
import { fromProject, readReport } from './read-report.ts';
import { countNames, type Counts, type SuiteReport } from './suite-report.ts';

const annotations = z.array(z.object({ type: z.string(), description: z.string().optional() })).default([]);

const result = z.object({
  duration: z.number(),
  annotations,
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string().default(''), status: z.string(), annotations, results: z.array(result) })),
});

interface Block {
  readonly title: string;
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites: readonly Block[];
}

const block: z.ZodType<Block> = z.object({
  title: z.string(),
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(block).default([]);
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string(), metadata: z.object({ builds: z.number().optional() }).default({}) }),
  suites: z.array(block),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** A test's annotations of its costs; one that no budget knows is an error, not a zero. */
const cost = z.strictObject(Object.fromEntries(countNames.map((name) => [name, z.number().nonnegative().optional()])));

type Annotations = z.infer<typeof annotations>;

interface RunTest {
  readonly name: string;
  readonly file: string;
  readonly status: string;
  readonly annotations: Annotations;
  readonly results: readonly z.infer<typeof result>[];
}

/** The tests of all blocks, each named by its enclosing blocks. */
const testsOf = (blocks: readonly Block[], rootDir: string, around: readonly string[] = []): RunTest[] =>
  blocks.flatMap(({ title, specs, suites }) => {
    const names = [...around, title];
    const own = specs.flatMap((each) =>
      each.tests.map(({ projectName, ...test }) => ({
        ...test,
        // the outermost block is the file
        name: [...names.slice(1), each.title, ...(projectName === '' ? [] : [`[${projectName}]`])].join(' '),
        file: fromProject(path.join(rootDir, each.file)),
      })),
    );
    return [...own, ...testsOf(suites, rootDir, names)];
  });

const described = (list: Annotations, type: string): string | undefined => list.find((each) => each.type === type)?.description;

/** The costs of a test's last try: failed tries are not planned, and fail the run by other rules. */
function costsOf({ name, annotations: ofTest, results }: RunTest): Partial<Counts>[] {
  const told = [described(results.at(-1)?.annotations ?? [], 'cost') ?? described(ofTest, 'cost') ?? '{}'];
  return told.map((text) => {
    try {
      return cost.parse(JSON.parse(text));
    } catch (error) {
      throw new Error(`the cost of '${name}' cannot be read: ${text}`, { cause: error });
    }
  });
}

function sumCounts(costs: readonly Partial<Counts>[]): Counts {
  const sum = (name: keyof Counts): number => costs.reduce((total, each) => total + (each[name] ?? 0), 0);
  return {
    axeRuns: sum('axeRuns'),
    pageVisits: sum('pageVisits'),
    builds: sum('builds'),
    screenLogIns: sum('screenLogIns'),
    waitedMs: sum('waitedMs'),
  };
}

/** What a failed try leaves, and the recording of the next. */
const traceNames = new Set(['error-context', 'screenshot', 'trace']);

const whyOf = (errors: z.infer<typeof result>['errors']): string => errors.map(({ message }) => message).join('\n');

/** Parses Playwright's own report; a test that passed only when repeated has passed, and is flaky. */
export function readPlaywrightReport(name: string, file: string): SuiteReport {
  const { config, suites, stats, errors } = playwrightReport.parse(readReport(name, file));
  const tests = testsOf(suites, config.rootDir);
  return {
    name,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    isGate: false,
    tests: tests.map((test) => ({
      file: test.file,
      name: test.name,
      durationMs: test.results.at(-1)?.duration ?? 0,
      slowReason: described(test.results.at(-1)?.annotations ?? [], 'slow') ?? described(test.annotations, 'slow') ?? '',
    })),
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map((test) => ({ name: `${test.file} ${test.name}`, why: whyOf(test.results.at(-1)?.errors ?? []) })),
    flaky: tests
      .filter(({ status }) => status === 'flaky')
      .map((test) => ({
        name: `${test.file} ${test.name}`,
        traces: test.results.flatMap(({ attachments }) =>
          attachments.flatMap((each) => (traceNames.has(each.name) && each.path !== undefined ? [each.path] : [])),
        ),
      })),
    counts: sumCounts([...tests.flatMap(costsOf), { builds: config.metadata.builds ?? 0 }]),
    obstacle: null,
  };
}
