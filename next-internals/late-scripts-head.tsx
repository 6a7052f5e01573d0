import type { ReactElement } from 'react';
import { Head } from 'next/document';

type Files = Parameters<Head['getScripts']>[0];

const sourcesOf = (scripts: readonly (ReactElement<{ src?: string }> | null)[]): string[] =>
  scripts.flatMap((script) => script?.props.src ?? []);

/** Next's head, but that the page's scripts are only named: `public/start-after-paint.js` fetches them once the page is seen. */
export class LateScriptsHead extends Head {
  override getDynamicChunks(): [] {
    return [];
  }

  override getScripts(files: Files): ReactElement[] {
    const sources = sourcesOf([...super.getDynamicChunks(files), ...super.getScripts(files)]);
    return [<script key="start" src="/start-after-paint.js" defer data-scripts={sources.join(' ')} />];
  }
}
