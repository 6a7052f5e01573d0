import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { edgeFades } from '#components/ui/theme/edge-fades.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PlainBlock, TabsBlock } from '#lib/content/values/article-body.ts';

const Tabs = styled('div', {
  base: {
    marginBlock: '5',
    '& > [role=tablist]': {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      ...edgeFades,
      borderBottom: '1px solid',
      borderColor: 'border.emphasized',
      '@media (scripting: none), print': { display: 'none' },
    },
    '& [role=tab]': {
      flex: 'none',
      minHeight: 'control',
      paddingInline: '4',
      background: 'transparent',
      border: '0',
      borderBlock: '4px solid transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      '&:hover': { background: 'bg.subtle', color: 'fg' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '& [role=tab][aria-selected=true]': {
      color: 'fg',
      fontWeight: 'semibold',
      borderBottom: '4px solid',
      borderColor: 'accent.solid',
      borderTop: '4px solid transparent',
    },
    '& > section': { paddingTop: '4', '@media screen and (scripting: enabled)': { '&:not([data-shown])': { display: 'none' } } },
    '& > section:focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '& .tab-label': { fontWeight: 'semibold', marginBottom: '2' },
    '@media screen and (scripting: enabled)': { '&[data-tabs] .tab-label': { display: 'none' } },
    '& > section > :is([role=note], .table, figure)': { marginBlock: '4' },
    '& > section > .tab-label + *': { marginTop: '0' },
  },
});

interface ArticleTabsProps {
  block: TabsBlock;
  interactive: boolean;
  /** Renders the text of a tab. */
  render: (blocks: readonly PlainBlock[]) => ReactNode;
}

/**
 * Texts of which a reader needs one. The HTML has them all, one below the other, each with its label; with JavaScript one is shown, chosen
 * by its tab (`attach-tabs.ts`). On paper all are there.
 */
export function ArticleTabs({ block: { _key: id, tabs }, interactive, render }: ArticleTabsProps) {
  const { t } = useTranslation('documents');
  if (!interactive || tabs.length === 1)
    return (
      <Tabs>
        {tabs.map(({ _key, label, body }) => (
          <section key={_key} data-shown="">
            <p className="tab-label">{label}</p>
            {render(body)}
          </section>
        ))}
      </Tabs>
    );
  return (
    <Tabs data-tabs="">
      <div role="tablist" aria-label={t('tabs')}>
        {tabs.map(({ _key, label, system }, index) => (
          <button
            key={_key}
            type="button"
            role="tab"
            id={`tab-${id}-${index}`}
            aria-controls={`panel-${id}-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-system={system ?? undefined}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ _key, label, body }, index) => (
        <section
          key={_key}
          role="tabpanel"
          id={`panel-${id}-${index}`}
          aria-labelledby={`tab-${id}-${index}`}
          tabIndex={0}
          data-shown={index === 0 ? '' : undefined}
        >
          <p className="tab-label">{label}</p>
          {render(body)}
        </section>
      ))}
    </Tabs>
  );
}
