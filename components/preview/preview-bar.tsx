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

/** Informs an editor that these are drafts, and links to the public page at the same path. */
export function PreviewBar({ path }: { path: string }) {
  const { t } = useTranslation('frame');
  return (
    <Bar aria-label={t('preview.name')}>
      <b>{t('preview.name')}</b>
      <span>{t('preview.hint')}</span>
      <a href={`/api/preview/disable?to=${encodeURIComponent(path)}`}>{t('preview.exit')}</a>
    </Bar>
  );
}
