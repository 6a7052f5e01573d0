import { spawn, spawnSync } from 'node:child_process';
import { z } from 'zod';

const connections = 32;
const threads = 1;
const seconds = 6;

const requestsPerSecond = z.coerce.number();

/** Whether the load generator and the proxy (Debian's wrk and nginx) are installed. */
export const hasLoadTools = (): boolean =>
  ['wrk', 'nginx'].every((command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0);

/** Requests per second to an address over compressed keep-alive connections. @throws if an answer is not a 2xx. */
export function measureThroughput(address: string): Promise<number> {
  const parameters = [
    '-t',
    String(threads),
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    '-H',
    'Accept-Encoding: gzip',
    '-H',
    'Accept-Language: en',
    address,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', parameters);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', () => {
      if (/Non-2xx/.test(output)) return reject(new Error(`${address} refused under load:\n${output}`));
      resolve(requestsPerSecond.parse(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]));
    });
  });
}
