import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../lib/content/values/article-body.ts';

const headings = { h2: 'h3', h3: 'h4' } as const;

/** The text of an article to be read while another is written: its words, without links and pictures. */
export const ReadText = ({ body }: { body: readonly ArticleBlock[] }) => body.map((block) => <Block key={block._key} block={block} />);

function Block({ block }: { block: ArticleBlock }): ReactNode {
  switch (block._type) {
    case 'block': {
      const text = block.children.map((span) => span.text).join('');
      const Element = block.style === 'normal' ? 'p' : headings[block.style];
      return (
        <Element>
          {block.listItem ? '• ' : ''}
          {text}
        </Element>
      );
    }
    case 'table':
      return (
        <table>
          <tbody>
            {block.rows.map(({ cells }, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'note':
      return <p>{block.text}</p>;
    case 'code':
      return <pre>{block.code}</pre>;
    case 'picture':
      return <p>{[block.alt, block.caption].filter(Boolean).join(' · ')}</p>;
    case 'tabs':
      return block.tabs.map(({ _key, label, body }) => (
        <div key={_key}>
          <h4>{label}</h4>
          <ReadText body={body} />
        </div>
      ));
  }
}
