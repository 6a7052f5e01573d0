import { useEffect, useRef } from 'react';
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { firstNumbers } from '#lib/documents/first-numbers.ts';
import { sectionId } from '#lib/documents/table-of-contents.ts';
import type { Language } from '#lib/language/languages.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ArticleCode } from './article-code.tsx';
import { ArticleTable } from './article-table.tsx';
import { ArticleTabs } from './parts/article-tabs.tsx';
import { attachParts } from './parts/attach-parts.ts';
import { ZoomDialog, ZoomPicture } from './parts/zoom-picture.tsx';
import { printedBody } from './print/printed-text.ts';

const Body = styled('div', {
  base: {
    '& > :first-child:not(h2)': { marginTop: '8' },
    '& h2': {
      position: 'relative',
      fontSize: '1.5rem',
      lineHeight: '1.3',
      letterSpacing: '-.012em',
      marginTop: '12',
      marginBottom: '3',
      '&:lang(zh), &:lang(ja)': { fontSize: '1.375rem', lineHeight: '1.5', letterSpacing: '0' },
    },
    '& h3': { textStyle: 'h3', marginTop: '8', marginBottom: '2' },
    '& p + p, & ul + p, & ol + p, & p + ul, & p + ol': { marginTop: '4' },
    '& .number': {
      color: 'fg.subtle',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      position: { base: 'static', xl: 'absolute' },
      right: 'calc(100% + 1.25rem)',
      marginInlineEnd: { base: '.625rem', xl: '0' },
    },
    '& ul, & ol': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '2' },
    '& li': { position: 'relative', paddingInlineStart: '8' },
    '& li > ul, & li > ol': { marginTop: '2' },
    '& ul > li': { paddingInlineStart: '6' },
    '& ul > li::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '.62em',
      // on paper a border is drawn, and a background is not
      border: '4px solid',
      borderColor: 'accent.solid',
    },
    '& ol > li::before': {
      // the list's own count, which begins where `start` says
      content: 'counter(list-item)',
      position: 'absolute',
      left: '0',
      color: 'accent.fg',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& :not(pre) > code': {
      fontFamily: 'mono',
      fontSize: '.9em',
      background: 'bg.subtle',
      paddingInline: '.35em',
      paddingBlock: '.1em',
      borderRadius: 'l1',
      overflowWrap: 'anywhere',
    },
    '& .short-code': { whiteSpace: 'nowrap' },
    '& > [role=note], & > .table, & > figure': { marginBlock: '5' },
    ...printedBody,
  },
});

/** Inline code up to this length stays on one line: half a phone's width. */
const wholeCodeAtMost = 24;

interface ArticleBodyProps {
  blocks: readonly ArticleBlock[];
  /** The language of the page, for its links and labels; the text may be in another. */
  language: Language;
  /** Sections of a legal text are cited by their number. */
  numbered?: boolean;
  /** Tabs switch and pictures open; otherwise all tabs are shown, one below the other. */
  interactive?: boolean;
}

type Of<Type extends ArticleBlock['_type']> = { value: Extract<ArticleBlock, { _type: Type }> };

/** The text of an article: headings with fragments, lists, tables, notes, code, pictures, tabs. */
export function ArticleBody({ blocks, language, numbered = false, interactive = false }: ArticleBodyProps) {
  const { t } = useTranslation('documents');
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => (interactive && body.current ? attachParts(body.current) : undefined), [interactive, blocks]);
  const headings = blocks.filter((block) => block._type === 'block' && block.style === 'h2').map(({ _key }) => _key);
  const numbers = firstNumbers(blocks);
  const components: PortableTextComponents = {
    list: { number: ({ children, value }) => <ol start={numbers.get(value.children[0]?._key ?? '')}>{children}</ol> },
    block: {
      h2: ({ children, value }) => {
        const number = headings.indexOf(value._key ?? '') + 1;
        return (
          <h2 id={sectionId(number)}>
            {numbered ? <span className="number">{number}</span> : null}
            {children}
          </h2>
        );
      },
    },
    marks: {
      code: ({ children, text }) => <code className={text.length <= wholeCodeAtMost ? 'short-code' : undefined}>{children}</code>,
      link: ({ children, value }: { children: React.ReactNode; value?: { href: string } }) => (
        <SiteLink href={value?.href ?? '#'} language={language}>
          {children}
        </SiteLink>
      ),
    },
    types: {
      table: ({ value }: Of<'table'>) => <ArticleTable rows={value.rows} name={t('table')} language={language} />,
      note: ({ value }: Of<'note'>) => <Note tone={value.tone}>{value.text}</Note>,
      code: ({ value }: Of<'code'>) => <ArticleCode code={value.code} language={value.language} />,
      picture: ({ value }: Of<'picture'>) => <ZoomPicture picture={interactive ? value : { ...value, full: null }} />,
      tabs: ({ value }: Of<'tabs'>) => (
        <ArticleTabs
          block={value}
          interactive={interactive}
          render={(inside) => <PortableText value={[...inside]} components={components} />}
        />
      ),
    },
  };
  return (
    <Body ref={body}>
      <PortableText value={[...blocks]} components={components} />
      {interactive && blocks.some(hasZoom) ? <ZoomDialog /> : null}
    </Body>
  );
}

const hasZoom = (block: ArticleBlock): boolean =>
  block._type === 'tabs' ? block.tabs.some(({ body }) => body.some(hasZoom)) : block._type === 'picture' && block.full !== null;
