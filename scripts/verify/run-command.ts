import { spawn, type ChildProcess } from 'node:child_process';
import { inProject, projectNode } from '../stack/project-paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const running = new Set<ChildProcess>();

function startNode(parameters: readonly string[], environment: Environment, stdio: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', ...parameters], {
    cwd: inProject('.'),
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...environment },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const exitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    // its output may arrive after it has exited
    child.on('close', (code) => resolve(code ?? 1));
  });

/**
 * Runs one of the project's scripts or tools with its own Node; resolves with the exit code. An undefined variable is removed from the
 * environment.
 */
export const runNode = (parameters: readonly string[], environment: Environment = {}): Promise<number> =>
  exitCode(startNode(parameters, environment, 'inherit'));

/** Runs like `runNode`, with its output buffered: for parallel commands. */
export async function runNodeQuietly(
  parameters: readonly string[],
  environment: Environment = {},
): Promise<{ code: number; output: string }> {
  const child = startNode(parameters, environment, 'pipe');
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { code: await exitCode(child), output: Buffer.concat(chunks).toString('utf8') };
}

/** Runs like `runNode`, with its output shown immediately and also buffered. */
export async function runNodeAloud(parameters: readonly string[]): Promise<{ code: number; output: string }> {
  const child = startNode(parameters, {}, 'pipe');
  const chunks: Buffer[] = [];
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream?.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      shown.write(chunk);
    });
  }
  return { code: await exitCode(child), output: Buffer.concat(chunks).toString('utf8') };
}

/** Interrupts all running commands, as Ctrl-C does. */
export function interruptRunning(): void {
  for (const child of running) child.kill('SIGINT');
}
