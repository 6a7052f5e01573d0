import { parentPort } from 'node:worker_threads';
import { pageMarkdown } from './page-markdown.ts';

// only `markdown-thread.ts` starts this file
parentPort?.on('message', (html: string) => parentPort?.postMessage(pageMarkdown(html)));
