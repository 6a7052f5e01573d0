import dynamic from 'next/dynamic';

/** `next/dynamic` under another name: the build lists what `dynamic` loads among a page's initial scripts, and ignores this. */
export const lazyUnlisted = dynamic;
