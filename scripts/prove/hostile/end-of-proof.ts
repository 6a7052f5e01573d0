/** Runs a long check as a program of its own: whatever the result, what it started is ended; exits with 0 only if it passes. */
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
