interface AppFacts {
  readonly name: string;
  readonly description: string | null;
}

/** The theme's page and accent colours, the tokens `white` and `tide.600`. */
const backgroundColour = '#ffffff';
const accentColour = '#00705f';

/** How a browser shows the installed site among apps. */
export function webManifest({ name, description }: AppFacts): string {
  return `${JSON.stringify({
    name,
    short_name: name,
    ...(description === null ? {} : { description }),
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: backgroundColour,
    theme_color: accentColour,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })}\n`;
}
