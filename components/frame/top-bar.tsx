import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/container.tsx';
import { LanguagesIcon } from '#components/ui/icons.tsx';
import { LanguageLinks } from './language-links.tsx';

const Bar = chakra('aside', {
  base: {
    background: 'bg.canvas', borderBottom: '1px solid', borderColor: 'border.muted', textStyle: 'xs',
    '& .row': { display: 'flex', alignItems: 'center', gap: '4', minHeight: '40px' },
    '& .tagline': { display: { base: 'none', md: 'block' }, minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'fg.muted' },
    '& .switch': { display: 'flex', alignItems: 'center', marginInlineStart: { base: '-2', md: 'auto' }, color: 'fg.subtle' },
    '& .switch > svg': { display: { base: 'none', md: 'block' }, width: '16px', height: '16px', marginInlineEnd: '1' },
    '& .switch a': {
      display: 'inline-flex', alignItems: 'center', minHeight: '32px', minWidth: '32px', paddingInline: '2', borderRadius: 'l2',
      color: 'fg', textDecoration: 'none', whiteSpace: 'nowrap',
    },
    '& .switch a:hover': { background: 'bg.subtle' },
    '& .switch a[aria-current]': { fontWeight: 'semibold', color: 'accent.fg' },
  },
});

interface TopBarProps {
  language: Language;
  tagline: string | null;
  paths: Readonly<Record<Language, string>>;
}

export function TopBar({ language, tagline, paths }: TopBarProps) {
  const { t } = useTranslation('frame');
  return (
    <Bar aria-label={t('topBar')}>
      <Container className="row">
        {tagline ? <p className="tagline">{tagline}</p> : null}
        <div className="switch">
          <LanguagesIcon />
          <LanguageLinks current={language} paths={paths} layout="row" />
        </div>
      </Container>
    </Bar>
  );
}
