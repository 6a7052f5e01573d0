import { defineTokens } from '@chakra-ui/react/styled-system';

const values = <Name extends string>(table: Record<Name, string>): Record<Name, { value: string }> =>
  Object.fromEntries(Object.entries<string>(table).map(([name, value]) => [name, { value }])) as Record<Name, { value: string }>;

const spacing = values({
  '0': '0',
  '1': '.25rem',
  '2': '.5rem',
  '3': '.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
  section: 'clamp(3.25rem,2.4rem + 3.4vw,5.5rem)',
  hero: 'clamp(2rem,1rem + 3vw,4rem)',
  gutter: 'clamp(1rem,.2rem + 3.2vw,2.5rem)',
});

/** Primitive values. Components use the semantic tokens; only these files hold a colour's digits. */
export const tokens = defineTokens({
  colors: {
    white: { value: '#fff' },
    tide: values({
      '25': '#f4f7f5',
      '50': '#e9efec',
      '100': '#dde6e2',
      '200': '#cad6d0',
      '300': '#aebdb6',
      '400': '#7b8c86',
      '500': '#5e706a',
      '600': '#4d5f59',
      '700': '#47655d',
      '800': '#1d3530',
      '900': '#0c1f1b',
      '950': '#0b211d',
    }),
    sea: values({ '50': '#e3f1ee', '300': '#5fd0bb', '600': '#00705f', '700': '#005a4c', '800': '#00463b' }),
    buff: values({ '100': '#f6eccf', '200': '#e9d9a9', '700': '#5e4a12' }),
  },
  fonts: values({
    body: 'var(--font-text)',
    heading: 'var(--font-text)',
    mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  spacing,
  sizes: values({ page: '75rem', measure: '42.5rem', lead: '42rem', gauge: '240px', rail: '220px', control: '44px', full: '100%' }),
  radii: values({ l1: '2px', l2: '4px', l3: '6px' }),
  shadows: values({ md: '0 10px 30px -10px rgb(12 31 27/.22),0 2px 6px rgb(12 31 27/.06)' }),
  durations: values({ fast: '120ms', moderate: '200ms', slow: '600ms' }),
  easings: values({ out: 'cubic-bezier(.2,.7,.2,1)' }),
  zIndex: { note: { value: 15 }, header: { value: 20 }, menu: { value: 30 }, skip: { value: 99 } },
});
