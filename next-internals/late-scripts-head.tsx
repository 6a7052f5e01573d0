import type { ReactElement } from 'react';
import { Head } from 'next/document';

type Files = Parameters<Head['getScripts']>[0];

const sourcesOf = (scripts: readonly (ReactElement<{ src?: string }> | null)[]): string[] =>
  scripts.flatMap((script) => script?.props.src ?? []);

/** Next's head, except that it only lists the page's scripts: `public/start-after-paint.js` loads them after the first paint. */
export class LateScriptsHead extends Head {
  override getDynamicChunks(): [] {
    return [];
  }

  override getScripts(files: Files): ReactElement[] {
    const sources = sourcesOf([...super.getDynamicChunks(files), ...super.getScripts(files)]);
    return [<script key="start" src="/start-after-paint.js" defer data-scripts={sources.join(' ')} />];
  }
}
