import { spawnSync } from 'node:child_process';
import { packagesFor } from './install-advice.ts';
import { findCommand, onMachine, type Machine } from './machine.ts';
import { namedPlace, type Need } from './needs.ts';

/** The systemd units that a package starts and enables. */
const services: Readonly<Record<string, string>> = { postgresql: 'postgresql', 'redis-server': 'redis-server' };

/**
 * Installs Debian packages without leaving their services running or enabled: the tests start servers of their own. The policy file is
 * Debian's way to prevent a package from starting its service; an existing one is left alone, and no other service is affected. Recommended
 * packages are skipped, since they bring services of their own.
 */
const installScript = `
policy="$1"; shift
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\\ncase "$1" in redis-server*|postgresql*) exit 101;; esac\\nexit 0\\n' > "$policy"
  chmod 755 "$policy"
fi
apt-get update && apt-get install -y --no-install-recommends "$@"
`;

/** Installs what is missing where that is allowed: on Debian and Ubuntu, as root. Shows the progress; the caller checks the result. */
export function installMissing(machine: Machine, missing: readonly Need[], say: (line: string) => void): void {
  const names = packagesFor(
    machine,
    missing.filter((need) => namedPlace(machine, need) === null),
  );
  if (!machine.isRoot || names.length === 0 || findCommand(machine, 'apt-get') === null) return;
  say(`Installing ${names.join(', ')} …`);
  const env = { NODE_ENV: 'production' as const, ...machine.environment, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('sh', ['-c', installScript, 'sh', onMachine(machine, '/usr/sbin/policy-rc.d'), ...names], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  const systemctl = findCommand(machine, 'systemctl');
  const started = names.flatMap((name) => services[name] ?? []);
  // `disable` alone: they never ran
  if (systemctl !== null && started.length > 0) spawnSync(systemctl, ['disable', '--quiet', ...started], { stdio: 'ignore', env });
  if (status !== 0) say('apt-get failed; see the output above.');
}
