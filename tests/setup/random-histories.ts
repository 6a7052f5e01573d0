/** How many random histories a test tries, and from which seed. The long check generates more of them, from seeds that it records. */
export const historiesOf = (usual: { readonly numRuns: number; readonly seed: number }): { numRuns: number; seed: number } => ({
  numRuns: Number(process.env.TEST_HISTORIES ?? usual.numRuns),
  seed: Number(process.env.TEST_HISTORIES_SEED ?? usual.seed),
});
