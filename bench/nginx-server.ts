import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { inProject } from '#scripts/stack/project-paths.ts';
import { waitFor } from '#scripts/stack/wait-for.ts';

export interface NginxServer {
  /** The site through the shipped configuration. */
  origin: string;
  /** The same HTML as a compressed file. */
  fileAddress: string;
  stop(): void;
}

/** Debian's nginx with `deploy/nginx.conf`, and beside it a server of a single static page. */
export async function startNginx(settings: { siteOrigin: string; html: string; cacheDirectory: string }): Promise<NginxServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-nginx-'));
  mkdirSync(path.join(directory, 'files'));
  writeFileSync(path.join(directory, 'files', 'page.html'), settings.html);
  writeFileSync(path.join(directory, 'files', 'page.html.gz'), gzipSync(settings.html));
  const port = await findAnyPort();
  const filePort = await findAnyPort();
  const shipped = readFileSync(inProject('deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', new URL(settings.siteOrigin).host)
    .replace('/var/cache/nginx/hostfront', settings.cacheDirectory)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('worker_processes auto', `user ${process.env.USER ?? 'root'};\nworker_processes 1`)
    .replace(/\}\s*$/, `server { listen 127.0.0.1:${filePort}; root ${directory}/files; gzip_static on; }\n}\n`);
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(file, `pid ${directory}/pid;\nerror_log ${directory}/error.log;\n${shipped}`);
  const nginx: ChildProcess = spawn('nginx', ['-p', directory, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(`${origin}/zh`, { deadlineMs: 20_000, accept: async (answer) => answer.ok });
  return {
    origin,
    fileAddress: `http://127.0.0.1:${filePort}/page.html`,
    stop: () => {
      nginx.once('exit', () => rmSync(directory, { recursive: true, force: true }));
      nginx.kill('SIGTERM');
    },
  };
}
