import { styled } from '#components/ui/styled/styled.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const List = styled('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& li': { borderBottom: '1px solid', borderColor: 'border' },
    '& a': { display: 'block', paddingBlock: '3', color: 'fg', fontWeight: 'semibold', textDecoration: 'none' },
    '& a:hover': { color: 'accent.fg', textDecoration: 'underline' },
  },
});

/** The subjects of the documentation. */
export function SubjectLinks({ subjects, language }: { subjects: readonly TextLink[]; language: Language }) {
  return (
    <List>
      {subjects.map(({ href, label }) => (
        <li key={href}>
          <SiteLink href={href} language={language}>
            {label}
          </SiteLink>
        </li>
      ))}
    </List>
  );
}
