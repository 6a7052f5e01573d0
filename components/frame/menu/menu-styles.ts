import { styled } from '#components/ui/styled/styled.ts';

/** The menu of the site: a bar of entries on a wide screen, an accordion that fills a small one. */
export const Menu = styled('nav', {
  base: {
    display: { base: 'none', lg: 'flex' }, alignItems: 'center', alignSelf: { base: 'auto', lg: 'stretch' }, gap: { base: '0', xl: '1' }, flex: { base: 'none', lg: '1' }, minWidth: '0',
    position: { base: 'absolute', lg: 'static' }, insetInline: '0', top: '100%', background: 'bg',
    height: { base: 'calc(100dvh - var(--drawer-top,6.3125rem))', lg: 'auto' }, overflowY: { base: 'auto', lg: 'visible' }, overscrollBehavior: 'contain',
    borderTop: { base: '1px solid var(--hf-colors-border)', lg: '0' }, paddingInline: { base: 'gutter', lg: '0' }, paddingBottom: { base: '8', lg: '0' },
    'details[open] ~ &': { display: { base: 'block', lg: 'flex' } },
    '& .entry': {
      display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1', minHeight: { base: '52px', lg: 'control' },
      paddingInline: { base: '0', lg: '2', xl: '3' }, borderRadius: 'l2', color: 'fg', fontWeight: { base: 'semibold', lg: 'medium' }, textDecoration: 'none',
      whiteSpace: { base: 'normal', lg: 'nowrap' },
      '& svg': { width: { base: '20px', lg: '16px' }, height: { base: '20px', lg: '16px' }, transition: 'transform var(--hf-durations-moderate) var(--hf-easings-out)' },
    },
    '& .entry:hover': { background: { base: 'transparent', lg: 'bg.subtle' } },
    '& > .entry, & > details': { borderBottom: { base: '1px solid var(--hf-colors-border-muted)', lg: '0' } },
    '& details[open] > .entry': { color: 'accent.fg', borderRadius: '0', boxShadow: { base: 'none', lg: 'inset 0 -2px 0 var(--hf-colors-accent-solid)' } },
    '& details[open] > .entry svg': { transform: 'rotate(180deg)' },
    // the smallest screens have no room for the icons of the header
    '& > .support': { display: 'none', '@media (max-width: 359.98px)': { display: 'block', paddingTop: '4', marginInline: '-4' } },
    '& .account': { display: { base: 'flex', lg: 'none' }, gap: '3', paddingTop: '6' },
    'html[data-account] &': { '& .account': { display: 'none' } },
    '& .account > a': {
      display: 'flex', alignItems: 'center', justifyContent: 'center', flex: '1', minHeight: 'control', border: '1px solid', borderColor: 'border.emphasized', borderRadius: 'l2',
      color: 'fg', fontWeight: 'semibold', textAlign: 'center', textDecoration: 'none', _hover: { background: 'bg.subtle', color: 'fg' },
    },
  },
});

/** The entries below one of the menu's words; `groups` are columns as wide as the page. */
export const Panel = styled('div', {
  base: {
    position: { base: 'static', lg: 'absolute' }, zIndex: 'menu', background: 'bg', paddingBottom: { base: '4', lg: '0' },
    boxShadow: { base: 'none', lg: 'md' }, maxHeight: { base: 'none', lg: 'calc(100vh - 7rem)' }, overflowY: { base: 'visible', lg: 'auto' },
    '& li > a': {
      display: 'flex', flexDirection: 'column', justifyContent: 'center', minHeight: 'control', paddingBlock: '2', paddingInline: { base: '0', lg: '2' },
      color: 'fg', textDecoration: 'none', borderRadius: 'l2', lineHeight: '1.4',
    },
    '& li > a:hover': { background: { base: 'transparent', lg: 'accent.subtle' }, color: 'fg' },
    '& .label': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1', overflowWrap: 'anywhere', fontWeight: { base: 'normal', lg: 'semibold' } },
    '& .hint': { textStyle: 'xs', color: 'fg.muted' },
  },
  variants: {
    shape: {
      groups: {
        insetInline: '0', top: '100%', borderBottom: { base: '0', lg: '1px solid var(--hf-colors-border)' },
        '& .columns': {
          display: 'grid', gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'repeat(5,minmax(0,1fr))' }, columnGap: { base: '6', lg: '3', xl: '6' }, rowGap: { base: '2', lg: '8' },
          alignItems: 'start', paddingTop: { base: '0', lg: '8' }, paddingInline: { base: '0', lg: 'gutter' },
        },
        // the longest words of the menu are Japanese ones, and do not break
        '& .label:lang(ja)': { fontSize: { base: '1rem', lg: '.875rem', xl: '1rem' } },
        '& li > a': { marginInline: { base: '0', lg: '-2' } },
        '& h3': {
          textStyle: 'xs', fontWeight: 'semibold', color: 'fg.subtle', borderBottom: { base: '0', lg: '1px solid var(--hf-colors-border)' },
          paddingTop: { base: '3', lg: '0' }, paddingBottom: { base: '0', lg: '2' }, marginBottom: { base: '0', lg: '2' },
        },
        '& .end': { paddingInline: { base: '0', lg: 'gutter' }, paddingBlock: { base: '4', lg: '8' } },
        '& .note': {
          display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '5', rowGap: '1', background: 'bg.land', paddingInline: '5', paddingBlock: '4',
          '& p': { textStyle: 'sm' },
          '& a': { marginInlineStart: { base: '0', lg: 'auto' }, color: 'fg', textStyle: 'sm', fontWeight: 'semibold', paddingBlock: '.25rem' },
        },
      },
      list: {
        top: 'calc(100% + 4px)', minWidth: { base: '0', lg: '15rem' }, border: { base: '0', lg: '1px solid var(--hf-colors-border-emphasized)' },
        borderRadius: { base: '0', lg: 'l2' }, padding: { base: '0 0 1rem', lg: '.5rem' }, '& .label': { fontWeight: 'normal' },
      },
    },
  },
});
