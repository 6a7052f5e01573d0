import { spawn } from 'node:child_process';
import { inProject, projectNode } from '../stack/project-paths.ts';

/** Runs one of the project's scripts or tools with its own Node; resolves with the exit code. */
export function runNode(parameters: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', ...parameters], {
      cwd: inProject('.'),
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
