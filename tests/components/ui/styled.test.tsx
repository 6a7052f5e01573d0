import type { ReactElement } from 'react';
import { beforeEach, expect, test } from '@jest/globals';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import { styled as ownFactory } from '#components/ui/styled/styled.ts';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { shortHash } from '#components/ui/styled/short-hash.ts';
import { buttonRecipe } from '#components/ui/theme/button-recipe.ts';
import { designSystem } from '#components/ui/theme/system.ts';

const panel = {
  base: {
    padding: '4',
    color: 'fg.muted',
    textStyle: 'sm',
    width: { base: 'full', lg: 'auto' },
    '& a, & b': { color: 'fg', _hover: { color: 'accent.fg' } },
    opacity: 0.5,
    zIndex: 2,
  },
  variants: { open: { true: { display: 'block' }, false: { display: 'none' } }, size: { sm: { gap: '2' }, lg: { gap: '6' } } },
  defaultVariants: { size: 'sm' },
} as const;
const over = { base: { padding: '8' }, variants: { tone: { land: { background: 'bg.land' } } } } as const;

/** The same components by each factory. */
const looks = (styled: typeof ownFactory): Record<string, ReactElement> => {
  const Panel = styled('div', panel);
  const Over = styled(Panel, over);
  const Button = styled('button', buttonRecipe, { defaultProps: { type: 'button' } });
  return {
    'base and default': <Panel>a</Panel>,
    'a variant': (
      <Panel open size="lg">
        a
      </Panel>
    ),
    'a variant that is false': <Panel open={false}>a</Panel>,
    'one over another': (
      <Over open tone="land">
        a
      </Over>
    ),
    'another element': <Panel as="section">a</Panel>,
    additions: <Panel css={{ padding: '2', '& a': { color: 'bg' } }}>a</Panel>,
    'a class of its own': <Panel className="near">a</Panel>,
    'a recipe of the theme': (
      <Button variant="primary" disabled>
        a
      </Button>
    ),
  };
};

const rulesOf = (cache: EmotionCache): string[] => cache.sheet.tags.map((tag) => tag.textContent.replaceAll(/\.hf-[\w-]+/g, '.rule'));

const bare = (html: string): string =>
  html
    .replaceAll(/hf-[\w-]+/g, 'rule')
    .split(/(?=[ <>])/)
    .toSorted()
    .join('');

let cache: EmotionCache;
let libraryCache: EmotionCache;

beforeEach(() => {
  cache = createCache({ key: 'hf', stylisPlugins: [], speedy: false });
  libraryCache = createCache({ key: 'hf', stylisPlugins: [], speedy: false });
});

test.each(Object.keys(looks(chakra)))("%s: looks as Chakra's own factory makes it", (name) => {
  const own = render(<DesignProvider cache={cache}>{looks(ownFactory)[name]}</DesignProvider>);
  const library = render(
    <CacheProvider value={libraryCache}>
      <ChakraProvider value={designSystem()}>{looks(chakra)[name]}</ChakraProvider>
    </CacheProvider>,
  );
  expect(rulesOf(cache)).not.toEqual([]);
  expect(rulesOf(cache)).toEqual(rulesOf(libraryCache));
  expect(bare(own.container.innerHTML)).toBe(bare(library.container.innerHTML));
});

test('a rule that the page came with is not written again', () => {
  const Panel = ownFactory('div', panel);
  const { container } = render(
    <DesignProvider cache={cache}>
      <Panel>a</Panel>
    </DesignProvider>,
  );
  const name = container.querySelector('div')?.className.replace('hf-', '') ?? '';
  const later = createCache({ key: 'hf', stylisPlugins: [], speedy: false });
  later.inserted[name] = true;
  render(
    <DesignProvider cache={later}>
      <Panel>a</Panel>
    </DesignProvider>,
  );
  expect(rulesOf(later)).toEqual([]);
});

test('names are short, and differ where the texts do', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => shortHash(`{"base":{"padding":"${at}"}}`));
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z\d]{1,7}$/.test(name))).toBe(true);
});
