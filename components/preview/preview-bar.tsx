import type { ReactNode } from 'react';
import type { PreviewShown } from '#lib/preview/preview-source.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Bar = styled('aside', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'skip',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: '4',
    paddingInline: 'gutter',
    paddingBlock: '2',
    background: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'sm',
    '& a': { color: 'accent.inverted', paddingBlock: '1' },
  },
});

interface PreviewBarProps {
  shown: PreviewShown;
  path: string;
  language: Language;
  /** Whether the last wish failed. */
  failed: boolean;
  children?: ReactNode;
}

/** Says what is previewed, and links to the public page at the same path. */
export function PreviewBar({ shown, path, language, failed, children }: PreviewBarProps) {
  const { t } = useTranslation('preview');
  return (
    <Bar aria-label={t('name')}>
      <b>{t('name')}</b>
      <span role="status">{failed ? t('failed') : <Shown shown={shown} language={language} />}</span>
      {children}
      <a href={`/api/preview/disable?to=${encodeURIComponent(path)}`}>{t('exit')}</a>
    </Bar>
  );
}

function Shown({ shown: { layers, atMs, release, isAhead }, language }: { shown: PreviewShown; language: Language }) {
  const { t } = useTranslation('preview');
  if (atMs !== null) return t(isAhead ? 'shows.future' : 'shows.past', { instant: formatInstant(atMs, language) });
  if (layers.length === 0) return t('shows.published');
  if (layers[0] === 'drafts') return t('shows.drafts');
  return release === null ? t('shows.aRelease') : t('shows.release', { title: release });
}
