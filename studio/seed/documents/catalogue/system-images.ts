import type { SeedDocument } from '../../seed-document.ts';

type Row = readonly [code: string, name: string, version: string, minDiskGib: number];

const linux: readonly Row[] = [
  ['debian-13', 'Debian', '13', 10],
  ['debian-12', 'Debian', '12', 10],
  ['ubuntu-26-04', 'Ubuntu', '26.04 LTS', 10],
  ['ubuntu-24-04', 'Ubuntu', '24.04 LTS', 10],
  ['almalinux-10', 'AlmaLinux', '10', 10],
  ['almalinux-9', 'AlmaLinux', '9', 10],
  ['rocky-linux-10', 'Rocky Linux', '10', 10],
  ['rocky-linux-9', 'Rocky Linux', '9', 10],
  ['alpine-3-22', 'Alpine Linux', '3.22', 10],
];

const windows: readonly Row[] = [
  ['windows-server-2025', 'Windows Server', '2025 Datacenter', 40],
  ['windows-server-2022', 'Windows Server', '2022 Datacenter', 40],
];

/** An application comes on the newest Debian. */
const applications: readonly Row[] = [
  ['wordpress-debian-13', 'WordPress', 'on Debian 13', 15],
  ['docker-debian-13', 'Docker', 'on Debian 13', 15],
  ['lemp-debian-13', 'nginx, MariaDB and PHP', 'on Debian 13', 15],
  ['nodejs-debian-13', 'Node.js', 'on Debian 13', 15],
];

const images = (kind: 'system' | 'application', family: 'linux' | 'windows', rows: readonly Row[], first: number): SeedDocument[] =>
  rows.map(([code, name, version, minDiskGib], index) => ({
    _id: `system-image-${code}`,
    _type: 'systemImage',
    code,
    name,
    version,
    kind,
    family,
    minDiskGib,
    order: first + index,
  }));

export const systemImages: readonly SeedDocument[] = [
  ...images('system', 'linux', linux, 1),
  ...images('system', 'windows', windows, 21),
  ...images('application', 'linux', applications, 41),
];
