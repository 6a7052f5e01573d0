/** Opening stock of each size, by the cores of a server. */
const remainingByCores: readonly (readonly [coresAtMost: number, remaining: number])[] = [
  [4, 400],
  [8, 160],
  [16, 60],
  [32, 24],
  [64, 8],
];

/** Sizes that are nearly or entirely sold out at the opening. */
const scarce: Readonly<Record<string, number>> = {
  'US-0 cvm.g1a.amd.c32m64': 0,
  'US-0 cvm.cx4f.amd.c4m8': 0,
  'JP-0 cvm.dedicated2.amd.c16m32': 0,
  'JP-0 cvm.g1a.amd.c4m8': 0,
  'US-0 cvm.dedicated2.amd.c32m64': 3,
  'JP-0 cvm.mx4a.amd.c64m256': 2,
};

const sizes: Readonly<Record<string, readonly string[]>> = {
  g4a: ['c1m1', 'c1m2', 'c2m2', 'c2m4', 'c4m8', 'c8m16', 'c16m32', 'c32m64', 'c64m128'],
  g1a: ['c1m1', 'c1m2', 'c2m4', 'c4m8', 'c8m16', 'c16m32', 'c32m64'],
  cx4f: ['c1m2', 'c2m4', 'c4m8', 'c8m16', 'c16m32', 'c32m64'],
  dedicated2: ['c1m2', 'c2m4', 'c4m8', 'c8m16', 'c16m32', 'c32m64', 'c64m128'],
  mx4a: ['c1m4', 'c2m8', 'c4m16', 'c8m32', 'c16m64', 'c32m128', 'c64m256'],
};

function remainingOf(region: string, model: string, size: string): number {
  const cores = Number(/^c(\d+)m/.exec(size)?.[1]);
  return scarce[`${region} ${model}`] ?? remainingByCores.find(([coresAtMost]) => cores <= coresAtMost)?.[1] ?? 0;
}

const rows = ['US-0', 'JP-0'].flatMap((region) =>
  Object.entries(sizes).flatMap(([generation, names]) =>
    names.map((size) => {
      const model = `cvm.${generation}.amd.${size}`;
      return `('${region}', '${model}', ${remainingOf(region, model, size)})`;
    }),
  ),
);

/** The opening stock of the seeded catalogue; existing rows stay. */
export const firstStockStatement = `INSERT INTO server_stock (region, model, remaining) VALUES ${rows.join(', ')} ON CONFLICT DO NOTHING`;
