/** Runs a long check that is a program of its own: whatever it finds, what it started is ended; it exits with 0 only where it holds. */
export async function endWithProof(prove: () => Promise<boolean>, clearUp: () => Promise<void>): Promise<never> {
  let holds = false;
  try {
    holds = await prove();
  } finally {
    await clearUp();
  }
  process.stdout.write(holds ? 'held\n' : 'NOT held\n');
  process.exit(holds ? 0 : 1);
}
