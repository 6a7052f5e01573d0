/** Packages whose names the bundler maps to modules of the site (`next.config.js`). */
declare module '#react-dom-client' {
  export * from 'react-dom/client';
}
