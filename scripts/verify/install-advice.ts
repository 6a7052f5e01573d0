import { namedPlace, neededThings, type Need } from './needs.ts';
import { readSystem, type Machine } from './machine.ts';

const snapWords =
  "Ubuntu has Chromium as a snap only, which cannot see a test's folders: install Google Chrome's .deb, " +
  'or unpack any Chromium and set CHROMIUM_PATH to its program.';

/** The packages that provide the missing programs, if the system has them. */
export function packagesFor(machine: Machine, missing: readonly Need[]): string[] {
  const system = readSystem(machine);
  return missing.flatMap((need) => neededThings[need].packages[system]?.split(' ') ?? []);
}

/** What is missing and which command installs it, in sentences. */
export function adviseOn(machine: Machine, missing: readonly Need[]): string {
  const absent = missing.filter((need) => namedPlace(machine, need) === null);
  const said = missing.flatMap((need) => {
    const named = namedPlace(machine, need);
    return named === null ? [] : [`${neededThings[need].variable} names ${named}, where ${neededThings[need].description} is not.`];
  });
  if (absent.length > 0)
    said.push(`Missing: ${absent.map((need) => neededThings[need].description).join(', ')}.`, ...waysToInstall(machine, absent));
  return said.join(' ');
}

function waysToInstall(machine: Machine, missing: readonly Need[]): string[] {
  const system = readSystem(machine);
  const names = packagesFor(machine, missing);
  switch (system) {
    case 'debian':
    case 'ubuntu': {
      const command = `apt-get update && apt-get install -y --no-install-recommends ${names.join(' ')}`;
      const install = names.length > 0 ? [`Install with: ${machine.isRoot ? command : `sudo sh -c '${command}'`}`] : [];
      return system === 'ubuntu' && missing.includes('chromium') ? [snapWords, ...install] : install;
    }
    case 'fedora':
      return [`Install with: ${machine.isRoot ? '' : 'sudo '}dnf install -y ${names.join(' ')}`];
    case 'macos':
      return [`Install with: brew install ${names.join(' ')}`];
    case 'other': {
      const variables = missing.flatMap((need) => neededThings[need].variable ?? []);
      return [`Install them as this system does${variables.length > 0 ? `, on PATH or named by ${variables.join(', ')}` : ''}.`];
    }
  }
}
