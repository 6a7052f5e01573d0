import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { currencies, defaultCurrency } from '#lib/money/currencies.ts';
import { languages } from '#lib/language/languages.ts';
import { forcedColours } from './forced-colours.ts';
import { nightCss } from './night-css.ts';
import { typeVariables } from './type-variables.ts';

/** All amounts are in the page; one is shown: the stored currency's, else the language's. */
const shownCurrency = (): string =>
  [
    ...languages.map((language) => `html:not([data-currency]):lang(${language}) [data-amount=${defaultCurrency[language]}]`),
    ...currencies.map((currency) => `html[data-currency=${currency}] [data-amount=${currency}]`),
  ].join(',');

/** The rules of every page. A function, so that they are left out of what browsers load: the page has them in its HTML. */
export const globalCss = () =>
  defineGlobalStyles({
    '*,*::before,*::after': { boxSizing: 'border-box' },
    html: { scrollBehavior: 'smooth', scrollPaddingTop: '6rem', colorScheme: 'light' },
    ...typeVariables,
    ...nightCss(),
    ...forcedColours(),
    body: {
      margin: '0',
      background: 'bg',
      color: 'fg',
      fontFamily: 'var(--font-text)',
      fontSize: 'var(--size-body)',
      lineHeight: 'var(--line-body)',
      textRendering: 'optimizeLegibility',
      overflowWrap: 'break-word',
      textWrap: 'pretty',
    },
    'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,pre,table': { margin: '0', padding: '0' },
    'h1,h2,h3,h4': { fontSize: 'inherit', fontWeight: 'bold', textWrap: 'balance' },
    'ul,ol': { listStyle: 'none' },
    'b,strong': { fontWeight: 'semibold' },
    a: { color: 'accent.fg', textDecorationThickness: '1px', textUnderlineOffset: '.2em' },
    'a:where(:hover)': { color: 'accent.emphasized', textDecorationThickness: '2px' },
    'a:focus-visible,button:focus-visible,summary:focus-visible,[tabindex]:focus-visible': {
      outline: '3px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '2px',
      borderRadius: 'l1',
    },
    button: { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
    // what browsers draw is a grey box on a dark page, hardly lighter than what is in it
    'input[type=checkbox]:not(:checked,[role])': {
      appearance: 'none',
      border: '1.5px solid',
      borderColor: 'fg.subtle',
      borderRadius: 'l1',
    },
    // its arrow is as far from the edge as its words; more specific than the look that a form gives its fields
    ':root select:not([multiple]):not([size])': {
      appearance: 'none',
      paddingInlineEnd: '2.125rem',
      backgroundImage: [45, -45]
        .map((angle) => `linear-gradient(${angle}deg,transparent 41%,currentColor 41% 59%,transparent 59%)`)
        .join(','),
      backgroundSize: '6px 6px',
      backgroundPosition: 'right 17px center,right 12px center',
      backgroundRepeat: 'no-repeat',
    },
    summary: { cursor: 'pointer', listStyle: 'none' },
    'summary::-webkit-details-marker': { display: 'none' },
    'svg,img': { display: 'block', maxWidth: '100%' },
    table: { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
    'table,th,td': { overflowWrap: 'normal' },
    th: { textAlign: 'start', fontWeight: 'semibold' },
    // Chinese may part anywhere, and would leave two characters alone
    ':is(.page-lead,.section-lead,.tagline):lang(zh)': { textWrap: 'balance' },
    // a name and its Chinese words part at the space between them
    ':is(h3,b,dt,summary):lang(zh)': { wordBreak: 'keep-all' },
    ':is(h1,h2,h3):lang(ja)': { fontFeatureSettings: '"palt"' },
    // the page behind the menu of a small screen does not scroll; CSS alone locks it, so that a wider window is free at once
    '@media (max-width:960.98px)': { '& html:has([data-drawer][open])': { overflow: 'hidden' } },
    // where the window is lower than a hand, nothing covers the page
    '@media (max-height:480px)': { '& header,& [data-fixed]': { '&&': { position: 'static' } } },
    // the page makes room for a dialog beside it
    'html:has(dialog[data-modeless=beside]) body': { paddingInlineEnd: '25rem' },
    '[data-amount]': { display: 'none' },
    [shownCurrency()]: { display: 'inline-flex' },
    '@media (prefers-reduced-motion:reduce)': {
      '& html': { scrollBehavior: 'auto' },
      '& *,& *::before,& *::after': { transitionDuration: '0ms!important', animationDuration: '0ms!important' },
    },
  });
