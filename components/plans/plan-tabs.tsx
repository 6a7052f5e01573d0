import type { MouseEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { FamilyView, PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { markedByRoot } from './choice-styles.ts';
import type { PlanChoice } from './use-plan-choice.ts';

const Tabs = styled('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', lg: 'repeat(4,minmax(0,1fr))' },
    gap: { base: '2', lg: '0' },
    borderBottom: { base: '0', lg: '1px solid' },
    borderColor: 'border.emphasized',
    marginBottom: { base: '4', lg: '0' },
    '& a': {
      display: 'grid',
      alignContent: 'start',
      gap: '.125rem',
      color: 'fg',
      textDecoration: 'none',
      lineHeight: '1.4',
      position: 'relative',
      minHeight: 'control',
      padding: { base: '.75rem 1rem', lg: '1rem 1.25rem' },
      border: '1px solid',
      borderColor: { base: 'border.control', lg: 'transparent' },
      borderBottom: { lg: '0' },
      borderRadius: { base: 'l2', lg: '4px 4px 0 0' },
      background: { base: 'bg', lg: 'transparent' },
    },
    '& a:hover': { background: 'bg.subtle', color: 'fg' },
    '& b': { fontWeight: 'semibold' },
    '& span': { textStyle: 'xs', color: 'fg.muted', display: { base: 'none', sm: 'block' } },
  },
});

/** The open tab is attached to its table on a wide screen, and a highlighted tile below that. */
const openTab = {
  background: 'var(--hf-colors-bg)',
  borderColor: 'var(--hf-colors-border-emphasized)',
  boxShadow: 'inset 0 4px 0 var(--hf-colors-accent-solid)',
  marginBottom: '-1px',
  // seen where the system forces its colours
  outline: '3px solid transparent',
  outlineOffset: '-3px',
};

const plainLink = (page: string, query: string, anchor: string): string => `${page}?${query}#${anchor}`;

interface TabProps {
  page: string;
  onFollow: (event: MouseEvent, change: Partial<PlanChoice>) => void;
}

/** The families as links: each leads to its table without a script too. */
export function PlanTabs({ families, current, page, onFollow }: TabProps & { families: readonly FamilyView[]; current: string }) {
  const { t } = useTranslation('plans');
  return (
    <Tabs
      aria-label={t('families')}
      css={markedByRoot(
        'data-plan-family',
        'data-tab',
        families.map(({ code }) => code),
        openTab,
      )}
    >
      {families.map(({ code, name, summary }) => (
        <a
          key={code}
          data-tab={code}
          href={plainLink(page, `series=${encodeURIComponent(code)}`, code)}
          aria-current={code === current ? 'true' : undefined}
          onClick={(event) => onFollow(event, { series: code })}
        >
          <b>{name}</b>
          <span>{summary}</span>
        </a>
      ))}
    </Tabs>
  );
}

const Switch = styled('div', {
  base: {
    display: 'inline-flex',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    overflow: 'hidden',
    width: { base: 'full', sm: 'auto' },
    maxWidth: 'full',
    background: 'bg',
    'html:not([data-plans]) &': { display: 'none' },
    '& a': {
      minHeight: '40px',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: { base: '1 1 0', sm: 'none' },
      padding: '.25rem 1rem',
      fontSize: '.875rem',
      fontWeight: 'medium',
      textDecoration: 'none',
      color: 'fg',
    },
    '& a + a': { borderInlineStart: '1px solid', borderColor: 'border' },
    '& a:hover': { background: 'bg.subtle' },
    '& a[aria-current]': { background: 'fg', color: 'bg' },
    '& a:focus-visible': { outlineOffset: '-3px' },
  },
});

/** The regions, each with its own price list. */
export function RegionSwitch({
  regions,
  current,
  family,
  page,
  onFollow,
}: TabProps & { regions: PlanListContent['regions']; current: string; family: string }) {
  const { t } = useTranslation('plans');
  return (
    <Switch role="group" aria-label={t('regions')}>
      {regions.map(({ code, name }) => (
        <a
          key={code}
          href={plainLink(page, `series=${encodeURIComponent(family)}&area=${encodeURIComponent(code)}`, family)}
          aria-current={code === current ? 'true' : undefined}
          onClick={(event) => onFollow(event, { area: code })}
        >
          {name}
        </a>
      ))}
    </Switch>
  );
}
