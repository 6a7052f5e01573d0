import { writeFileSync } from 'node:fs';
import { inProject } from '#scripts/stack/project-paths.ts';
import { tableOf } from '../figure.ts';
import { measureChat } from './measure-chat.ts';

const figures = await measureChat();
writeFileSync(
  inProject('bench/chat-quality/results.json'),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`,
);
process.stdout.write(tableOf(figures));
