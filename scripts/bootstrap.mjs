// Runs on any installed Node (20 or newer) without dependencies: it installs them, then hands over to the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const oldestNode = 20;
const oldestNpmForLock = 11;
const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const marker = path.join(root, 'node_modules', '.installed-from');
const projectNode = path.join(root, 'node_modules', 'node', 'bin', 'node');

const major = Number(process.versions.node.split('.')[0]);
if (major < oldestNode) {
  console.error(`Node ${oldestNode} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const installed = existsSync(marker) ? readFileSync(marker, 'utf8') : '';

if (installed !== packagesHash() || !existsSync(projectNode)) {
  console.log('Installing packages …');
  run('npm', [...installCommand(), '--no-audit', '--no-fund', '--loglevel=error']);
  // npm runs no install scripts unless told to; this one installs the project's Node
  if (!works(projectNode)) run(process.execPath, ['installArchSpecificPackage'], path.join(root, 'node_modules', 'node'));
  if (!works(projectNode)) {
    console.error('The project’s own Node could not be put in place: node_modules/node/bin/node does not run.');
    process.exit(1);
  }
  writeFileSync(marker, packagesHash());
}

const [script, ...parameters] = process.argv.slice(2);
const separator = process.platform === 'win32' ? ';' : ':';
const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', path.join(root, script), ...parameters], {
  cwd: root,
  // the channel closes when this process exits, so that the child can end as well
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${path.dirname(projectNode)}${separator}${process.env.PATH ?? ''}`, NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm ends its shell but not what the shell has started
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, 500);
watch.unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function run(command, parameters, cwd = root) {
  const { status } = spawnSync(command, parameters, { cwd, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`'${command} ${parameters.join(' ')}' failed.`);
  process.exit(1);
}

/** Exactly the lock file where nobody could review a change; elsewhere what satisfies it. Neither writes the lock file. */
function installCommand() {
  const npmMajor = Number(spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout?.split('.')[0]);
  // an older npm expects packages in the lock file that a newer one leaves out
  return process.env.CI === 'true' && npmMajor >= oldestNpmForLock ? ['ci'] : ['install', '--no-save'];
}

function packagesHash() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function works(command) {
  return spawnSync(command, ['--version']).status === 0;
}
