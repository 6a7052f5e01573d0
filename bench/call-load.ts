import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

export const callClients = 1_000;
const seconds = 6;
const answerWithinSeconds = 10;

export interface CallLoad {
  requestsPerSecond: number;
  p99Ms: number;
}

const figure = z.coerce.number().positive();
const msOfUnit = { us: 0.001, ms: 1, s: 1_000 } as const;
const unit = z.enum(['us', 'ms', 's']);

/** Sends one request repeatedly from 1,000 keep-alive clients (Debian's wrk). @throws if an answer is missing or is not a 2xx. */
export async function loadCall(
  address: string,
  request: { method: 'GET' | 'POST'; body?: string; headers?: Record<string, string> },
): Promise<CallLoad> {
  const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-calls-'));
  const script = path.join(directory, 'request.lua');
  writeFileSync(script, luaOf(request));
  try {
    const output = await runWrk([
      '-t',
      '1',
      '-c',
      String(callClients),
      '-d',
      `${seconds}s`,
      '--timeout',
      `${answerWithinSeconds}s`,
      '--latency',
      '-s',
      script,
      address,
    ]);
    if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${address} failed under load:\n${output}`);
    const [, p99 = '', p99Unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
    return {
      requestsPerSecond: figure.parse(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
      p99Ms: figure.parse(p99) * msOfUnit[unit.parse(p99Unit)],
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function luaOf(request: { method: string; body?: string; headers?: Record<string, string> }): string {
  const headers = Object.entries(request.headers ?? {}).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  return [`wrk.method = ${JSON.stringify(request.method)}`, `wrk.body = ${JSON.stringify(request.body ?? '')}`, ...headers].join('\n');
}

function runWrk(parameters: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', parameters);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', () => resolve(output));
  });
}
