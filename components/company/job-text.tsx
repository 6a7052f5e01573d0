import type { ReactNode } from 'react';
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { styled } from '#components/ui/styled/styled.ts';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import type { Language } from '#lib/language/languages.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { TextPicture } from '#components/ui/primitives/text-picture.tsx';

const Text = styled('div', {
  base: {
    '& h4': { marginTop: '5', marginBottom: '2' },
    '& p + p, & ul + p, & ol + p': { marginTop: '3' },
    '& ul, & ol': { display: 'grid', gap: '2' },
    '& li': { position: 'relative', paddingInlineStart: '6' },
    '& li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '.62em',
      width: '9px',
      height: '9px',
      background: 'accent.solid',
    },
    '& [role=note], & table, & pre, & figure': { marginBlock: '4' },
    '& pre': {
      fontFamily: 'mono',
      textStyle: 'sm',
      background: 'bg.subtle',
      padding: '4',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& td': { paddingBlock: '2', paddingInlineEnd: '4', borderBottom: '1px solid', borderColor: 'border.muted', verticalAlign: 'top' },
  },
});

type Of<Type extends ArticleBlock['_type']> = { value: Extract<ArticleBlock, { _type: Type }> };

/** The description of a position, below its title: headings are one level deeper than in an article and have no fragments. */
export function JobText({ blocks, language }: { blocks: readonly ArticleBlock[]; language: Language }) {
  const components: PortableTextComponents = {
    block: { h2: ({ children }) => <h4>{children}</h4>, h3: ({ children }) => <h4>{children}</h4> },
    marks: {
      link: ({ children, value }: { children: ReactNode; value?: { href: string } }) => (
        <SiteLink href={value?.href ?? '#'} language={language}>
          {children}
        </SiteLink>
      ),
    },
    types: {
      note: ({ value }: Of<'note'>) => <Note tone={value.tone}>{value.text}</Note>,
      code: ({ value }: Of<'code'>) => <pre>{value.code}</pre>,
      picture: ({ value: { src, alt, caption, widthPx, heightPx } }: Of<'picture'>) => (
        <TextPicture src={src} alt={alt} caption={caption} widthPx={widthPx} heightPx={heightPx} />
      ),
      tabs: ({ value }: Of<'tabs'>) =>
        value.tabs.map(({ _key, label, body }) => (
          <section key={_key}>
            <h4>{label}</h4>
            <PortableText value={[...body]} components={components} />
          </section>
        )),
      table: ({ value }: Of<'table'>) => (
        <table>
          <tbody>
            {value.rows.map(({ cells }, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ),
    },
  };
  return (
    <Text>
      <PortableText value={[...blocks]} components={components} />
    </Text>
  );
}
