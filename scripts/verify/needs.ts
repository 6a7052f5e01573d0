import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { findCommand, isProgram, outputOf, type Machine, type System } from './machine.ts';

export type Need = 'chromium' | 'fonts' | 'postgres' | 'redis';

interface NeededThing {
  readonly description: string;
  isThere(machine: Machine): boolean;
  /** An environment variable that may override its path. */
  readonly variable?: string;
  /** Package names on systems where we know how to install it. */
  readonly packages: Partial<Record<System, string>>;
}

/** The program of a Redis server; null if there is none, or if REDIS_SERVER names nothing that runs. */
export function findRedis(machine: Machine): string | null {
  const named = machine.environment.REDIS_SERVER;
  if (named) return isProgram(named) ? named : null;
  return findCommand(machine, 'redis-server', 'valkey-server');
}

/** macOS has Chinese and Japanese fonts of its own. */
function hasFonts(machine: Machine): boolean {
  if (machine.platform === 'darwin') return true;
  return ['ja', 'zh'].every((language) => Boolean(outputOf(machine, 'fc-list', [`:lang=${language}`])));
}

/** What tests need on a machine besides Node, with the packages that provide it. Ubuntu's `chromium` is only a snap. */
export const neededThings: Readonly<Record<Need, NeededThing>> = {
  chromium: {
    description: 'Chromium or Chrome',
    isThere: (machine) => findChromium(machine) !== null,
    variable: 'CHROMIUM_PATH',
    packages: { debian: 'chromium-headless-shell fonts-liberation', fedora: 'chromium', macos: 'google-chrome' },
  },
  fonts: {
    description: 'Chinese and Japanese fonts (by fc-list)',
    isThere: hasFonts,
    packages: { debian: 'fontconfig fonts-noto-cjk', ubuntu: 'fontconfig fonts-noto-cjk', fedora: 'fontconfig google-noto-sans-cjk-fonts' },
  },
  postgres: {
    description: 'a Postgres server',
    isThere: (machine) => findPostgres(machine) !== null,
    variable: 'POSTGRES_BIN',
    packages: { debian: 'postgresql', ubuntu: 'postgresql', fedora: 'postgresql-server', macos: 'postgresql@17' },
  },
  redis: {
    description: 'a Redis server',
    isThere: (machine) => findRedis(machine) !== null,
    variable: 'REDIS_SERVER',
    packages: { debian: 'redis-server', ubuntu: 'redis-server', fedora: 'valkey', macos: 'redis' },
  },
};

/** The needs that the machine does not meet. */
export const findMissing = (machine: Machine, needs: readonly Need[]): Need[] =>
  needs.filter((need) => !neededThings[need].isThere(machine));

/** The path given in the environment; null if it gives none. */
export const namedPlace = ({ environment }: Machine, need: Need): string | null => environment[neededThings[need].variable ?? ''] || null;
