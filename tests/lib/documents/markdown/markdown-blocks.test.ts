import { describe, expect, test } from '@jest/globals';
import type { ArticleBlock, PlainBlock } from '#lib/content/values/article-body.ts';
import { blocksMarkdown } from '#lib/documents/markdown/markdown-blocks.ts';

const addresses = { link: (href: string) => href, picture: (src: string) => `https://www.marlow.example${src}` };
const markdown = (...blocks: ArticleBlock[]) => blocksMarkdown(blocks, addresses);

const text = (words: string, more: Partial<Extract<ArticleBlock, { _type: 'block' }>> = {}): ArticleBlock => ({
  _type: 'block',
  _key: words,
  style: 'normal',
  children: [{ _type: 'span', text: words, marks: [] }],
  markDefs: [],
  ...more,
});
const bullet = (words: string, level = 1) => text(words, { listItem: 'bullet', level });
const number = (words: string, level = 1) => text(words, { listItem: 'number', level });

describe('the blocks of a text as Markdown', () => {
  test('headings below the title, and paragraphs with their line breaks', () => {
    expect(markdown(text('Before', { style: 'h2' }), text('one\ntwo'), text('Port\n22', { style: 'h3' }))).toBe(
      '## Before\n\none\\\ntwo\n\n### Port 22',
    );
  });

  test('lists, one inside the other, numbered in order', () => {
    expect(markdown(number('a'), bullet('b', 2), bullet('c', 2), number('d'), text('e'), number('f'), bullet('g'))).toBe(
      '1. a\n   - b\n   - c\n2. d\n\ne\n\n1. f\n\n- g',
    );
  });

  test('steps that a block of code interrupts are numbered on', () => {
    const code: ArticleBlock = { _type: 'code', _key: 'c', language: 'bash', code: 'date' };
    expect(markdown(number('a'), number('b'), code, number('d'))).toBe('1. a\n2. b\n\n```bash\ndate\n```\n\n3. d');
  });

  test('an inner list without an outer one is an outer one', () => {
    expect(markdown(bullet('a', 3), bullet('b'))).toBe('- a\n- b');
  });

  test('code with its language, in a fence that the code does not close', () => {
    expect(markdown({ _type: 'code', _key: 'c', language: 'bash', code: 'echo "```"\n# done' })).toBe('````bash\necho "```"\n# done\n````');
  });

  test('tables whose rows are as long as the longest, pipes and line breaks inside cells', () => {
    expect(markdown({ _type: 'table', _key: 't', rows: [{ cells: ['a', 'b|c'] }, { cells: ['d\ne'] }] })).toBe(
      '| a | b\\|c |\n| --- | --- |\n| d<br>e |  |',
    );
  });

  test('notes by their tone', () => {
    expect(markdown({ _type: 'note', _key: 'n', tone: 'warn', text: 'Back up.\n- first' })).toBe('> [!WARNING]\n> Back up.\n> \\- first');
    expect(markdown({ _type: 'note', _key: 'n', tone: 'info', text: 'Free.' })).toBe('> [!NOTE]\n> Free.');
  });

  test('pictures with their words and an absolute address', () => {
    const picture = {
      _type: 'picture',
      _key: 'p',
      src: '/lake/a.svg?w=1',
      alt: 'lb1 [on]',
      caption: 'Two servers',
      widthPx: 1,
      heightPx: 1,
      full: null,
    } as const;
    expect(markdown(picture)).toBe('![lb1 \\[on\\]](https://www.marlow.example/lake/a.svg?w=1)\n\nTwo servers');
  });

  test('tabs one after the other, each below its label', () => {
    const tab = (label: string, ...body: PlainBlock[]) => ({ _key: label, system: null, label, body });
    const tabs: ArticleBlock = {
      _type: 'tabs',
      _key: 't',
      tabs: [
        tab('Linux', { _type: 'code', _key: 'c', language: 'bash', code: 'dig' }),
        tab('Windows *', { _type: 'note', _key: 'n', tone: 'info', text: 'x' }),
      ],
    };
    expect(markdown(tabs)).toBe('**Linux**\n\n```bash\ndig\n```\n\n**Windows \\***\n\n> [!NOTE]\n> x');
  });
});
