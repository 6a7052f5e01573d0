import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Stands inside of each page, which the policy allows by its hash (`services/door/inline-script.ts`): the first paint would wait for a file.
 */
export const beforePaint = readFileSync(path.join(process.cwd(), 'public/before-paint.js'), 'utf8');
