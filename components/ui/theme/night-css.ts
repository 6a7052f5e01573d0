import { nightColours } from './night-colours.ts';
import { themeAttribute } from './theme-attribute.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const variables = (): Readonly<Record<`--${string}`, string>> =>
  Object.fromEntries(
    Object.entries(nightColours).flatMap(([group, colours]) =>
      Object.entries<string>(colours).map(([name, value]) => [`--hf-colors-${group}${name === 'DEFAULT' ? '' : `-${kebab(name)}`}`, value]),
    ),
  );

const chart = { filter: 'invert(1) hue-rotate(180deg)', mixBlendMode: 'screen' } as const;

/**
 * What changes at night: the variables, and the sea chart, which is a picture of its own and is turned round. Chosen by the visitor, else
 * by the system; paper is white at any hour.
 */
export function nightCss() {
  const sheet = { colorScheme: 'dark', ...variables() };
  return {
    '@media screen and (prefers-color-scheme:dark)': { [`& html:not([${themeAttribute}=light])`]: { ...sheet, '& [data-chart]': chart } },
    '@media screen': { [`& html[${themeAttribute}=dark]`]: { ...sheet, '& [data-chart]': chart } },
  };
}
