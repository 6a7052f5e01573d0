import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

interface SystemPackage {
  /** Debian's name. */
  name: string;
  needed: string;
  isThere: () => boolean;
}

const hasCommand = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

const packages: readonly SystemPackage[] = [
  { name: 'chromium', needed: 'the browser tests', isThere: () => existsSync(chromiumPath) },
  {
    name: 'fonts-noto-cjk',
    needed: 'Chinese and Japanese text in the browser tests',
    isThere: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'),
  },
  { name: 'redis-server', needed: 'the test of two replicas', isThere: () => hasCommand('redis-server') },
  { name: 'postgresql', needed: 'the service tests on a Postgres server', isThere: () => findPostgresBinaries() !== null },
];

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** Folder of the newest Postgres server programs; null where none is installed. */
export function findPostgresBinaries(): string | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.find((folder) => existsSync(`${folder}/initdb`)) ?? null;
}

/** Installs the missing Debian packages where that is allowed. @throws with the command to run where it is not. */
export function ensureSystemPackages(say: (line: string) => void): void {
  const missing = packages.filter((entry) => !entry.isThere());
  if (missing.length === 0) return;
  const names = missing.map((entry) => entry.name);
  const command = `apt-get update && apt-get install -y ${names.join(' ')}`;
  const reasons = missing.map((entry) => `  ${entry.name}: ${entry.needed}`).join('\n');
  if (process.getuid?.() !== 0 || !hasCommand('apt-get')) {
    throw new Error(`Missing on this machine:\n${reasons}\nInstall with: sudo sh -c '${command}'`);
  }
  say(`Installing ${names.join(', ')} …`);
  const { status } = spawnSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`'${command}' failed. Needed:\n${reasons}`);
}
