import dynamic from 'next/dynamic';

/** Next's loader under another name: the build names what `dynamic` loads among a page's first scripts, and leaves this alone. */
export const lazyUnlisted = dynamic;
