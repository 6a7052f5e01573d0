import { cellColumn, cellGrid } from './cell-grid.ts';

/** What a plate is drawn with: filled and empty cells, ink, outlines of what there is and of what is planned, connections. */
type PlateInk = 'cell' | 'empty' | 'ink' | 'outline' | 'planned' | 'way';

export type PlateDrawing = readonly (readonly [ink: PlateInk, path: string])[];

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h-${width}z`;

const column = (at: number, from: number, to: number): string =>
  cellColumn(from, to, { x: 19.5 + at * 12, foot: 48, widthPx: 9, pitchPx: 7, heightPx: 5 });

/** Sizes that double. */
const servers: PlateDrawing = [['cell', [1, 2, 3, 5, 6].map((cells, at) => column(at, 0, cells)).join('')]];

/** A core in an outline of its own, six times. */
const dedicated: PlateDrawing = [
  ['outline', cellGrid(6, { x: 13, y: 9, columns: 3, widthPx: 20, heightPx: 20, gapPx: 5 })],
  ['cell', cellGrid(6, { x: 18, y: 14, columns: 3, widthPx: 10, heightPx: 10, gapPx: 15 })],
];

/** Three servers that see each other, inside one outline. */
const vpc: PlateDrawing = [
  ['planned', box(8, 8, 80, 48)],
  ['way', 'M28 42V22H68V42M28 42H68'],
  ['cell', box(22, 36, 12, 12) + box(62, 36, 12, 12) + box(42, 16, 12, 12)],
];

/** One address, three servers with an equal share. */
const loadBalance: PlateDrawing = [
  ['way', 'M26 32H52M40 12V52M40 12H56M40 52H56'],
  ['ink', box(12, 24, 16, 16)],
  ['cell', [7, 27, 47].map((y) => cellGrid(3, { x: 58, y, columns: 3, widthPx: 8, heightPx: 10, gapPx: 2 })).join('')],
];

/** A bucket that grows. */
const objectStorage: PlateDrawing = [
  ['cell', [2, 2, 3, 4, 6].map((cells, at) => column(at, 0, cells)).join('')],
  ['empty', [2, 2, 3, 4, 6].map((cells, at) => column(at, cells, 6)).join('')],
];

/** A disk, and two snapshots of it. */
const disks: PlateDrawing = [
  ['ink', cellGrid(10, { x: 14, y: 12, columns: 10, widthPx: 6, heightPx: 12, gapPx: 1 })],
  ['planned', box(14.5, 31.5, 68, 8) + box(14.5, 45.5, 68, 8)],
];

/** Three tasks in an outline of what is planned, and its standby copy. */
const databases: PlateDrawing = [
  ['planned', box(10, 12, 44, 40) + box(62, 12, 24, 40)],
  ['cell', cellGrid(3, { x: 16, y: 18, columns: 1, widthPx: 32, heightPx: 6, gapPx: 5 })],
  ['empty', cellGrid(3, { x: 67, y: 18, columns: 1, widthPx: 14, heightPx: 6, gapPx: 5 })],
];

const host = (x: number): string => cellGrid(8, { x, y: 19, columns: 2, widthPx: 6, heightPx: 5, gapPx: 2 });

/** Three hosts, one of them in reserve. */
const privateCloud: PlateDrawing = [
  ['outline', box(9, 14, 22, 36) + box(37, 14, 22, 36)],
  ['planned', box(65, 14, 22, 36)],
  ['cell', host(13) + host(41)],
  ['empty', host(69)],
];

/** A name, its dot and its suffix. */
const domain: PlateDrawing = [
  ['ink', cellGrid(4, { x: 12, y: 22, columns: 4, widthPx: 9, heightPx: 14, gapPx: 2 }) + box(57, 31, 5, 5)],
  ['cell', cellGrid(2, { x: 65, y: 22, columns: 2, widthPx: 9, heightPx: 14, gapPx: 2 })],
  ['way', 'M12 44H85'],
];

/** A page that is uploaded to a server which several share. */
const phpHosting: PlateDrawing = [
  ['outline', box(12, 36, 72, 18)],
  ['cell', box(17, 41, 12, 8)],
  ['empty', cellGrid(3, { x: 33, y: 41, columns: 3, widthPx: 12, heightPx: 8, gapPx: 4 })],
  ['way', 'M23 10V34M17 28L23 34L29 28'],
];

/** A server whose beat somebody watches. */
const managed: PlateDrawing = [
  ['outline', box(10, 12, 76, 40)],
  ['way', 'M16 32H34L40 20L48 44L54 32H80'],
];

/** From an address back to its name. */
const reverseDns: PlateDrawing = [
  ['cell', cellGrid(4, { x: 12, y: 22, columns: 2, widthPx: 9, heightPx: 9, gapPx: 2 })],
  ['way', 'M36 32H54M48 26L54 32L48 38'],
  ['ink', cellGrid(3, { x: 59, y: 26, columns: 3, widthPx: 7, heightPx: 12, gapPx: 2 })],
];

/** Of seven arrivals one passes. */
const antiDdos: PlateDrawing = [
  ['empty', cellGrid(14, { x: 10, y: 8, columns: 2, widthPx: 14, heightPx: 4, gapPx: 3.2 })],
  ['ink', box(46, 6, 5, 52)],
  ['way', 'M10 32H72'],
  ['cell', box(72, 25, 14, 14)],
];

/** A wall before a server. */
const firewall: PlateDrawing = [
  ['outline', `${box(14, 8, 40, 48)}M14 20H54M14 32H54M14 44H54M34 8V20M24 20V32M44 20V32M34 32V44M24 44V56M44 44V56`],
  ['cell', box(66, 14, 16, 36)],
];

/** What leads to a page that has no drawing of its own: a sheet with lines. */
const sheet: PlateDrawing = [
  ['outline', box(30, 8, 36, 48)],
  ['ink', box(37, 18, 22, 3) + box(37, 27, 22, 3) + box(37, 36, 14, 3)],
];

/** By the address of a product's page or article. */
const plates: Readonly<Record<string, PlateDrawing>> = {
  '/product/vps': servers,
  '/product/vps?series=Dedicated': dedicated,
  '/product/vpc': vpc,
  '/product/loadbalance': loadBalance,
  '/product/oss': objectStorage,
  '/doc/article/block-storage-volume-pricing': disks,
  '/product/relational-database': databases,
  '/product/private-cloud': privateCloud,
  '/product/domain': domain,
  '/doc/article/php-hosting': phpHosting,
  '/doc/article/managed-service': managed,
  '/doc/article/rdns': reverseDns,
  '/doc/article/anti-ddos-ip': antiDdos,
  '/doc/article/web-application-firewall': firewall,
};

export const plateOf = (href: string): PlateDrawing => plates[href] ?? sheet;
