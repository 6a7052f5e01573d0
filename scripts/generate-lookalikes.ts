import { generateLookalikes } from './lookalikes/generate.ts';

const [from] = process.argv.slice(2);
if (from === undefined) throw new Error('name the file confusables.txt');
generateLookalikes(from);
