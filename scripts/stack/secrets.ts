import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  CONTENT_WEBHOOK_SECRET: z.string().min(32),
  SANITY_READ_TOKEN: z.string().min(32),
  SANITY_WRITE_TOKEN: z.string().min(32),
});

export type Secrets = z.infer<typeof secretsSchema>;

const newSecret = (): string => randomBytes(32).toString('base64url');

/** The secrets shared by the embedded parts: generated once, readable by the owner only. */
export function loadSecrets(dataDirectory: string): Secrets {
  const file = path.join(dataDirectory, 'secrets.json');
  if (existsSync(file)) return readSecrets(file);
  const secrets = {
    CONTENT_WEBHOOK_SECRET: newSecret(),
    SANITY_READ_TOKEN: newSecret(),
    SANITY_WRITE_TOKEN: newSecret(),
  } satisfies Secrets;
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function readSecrets(file: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} cannot be read. Put it back, or remove it: the next start then makes new secrets.`);
  }
}
