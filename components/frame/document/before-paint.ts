import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Stands inside of each page, so that the first paint does not wait for a file; the policy allows it by its hash
 * (`services/door/inline-script.ts`).
 */
export const beforePaint = readFileSync(path.join(process.cwd(), 'public/before-paint.js'), 'utf8');
