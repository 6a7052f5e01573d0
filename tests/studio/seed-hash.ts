/**
 * What the seed writes, pictures included, by its version. An installation that was seeded before gets a changed seed by a higher one only.
 */
export const hashedSeed = { seedVersion: 42, hash: '542ee571fd2030528a9f94f125435789685486b09856a43d754de59028ca2106' };
