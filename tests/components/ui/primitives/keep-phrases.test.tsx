import { expect, test } from '@jest/globals';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const spansOf = (text: string): string[] =>
  [
    ...renderInSite(
      <h1>
        <KeepPhrases>{text}</KeepPhrases>
      </h1>,
    ).container.querySelectorAll('h1 span'),
  ].map((span) => span.textContent);

test('a line breaks after wide punctuation', () => {
  expect(spansOf('Looking Glass：测试延迟、路由与速度')).toEqual(['Looking Glass：', '测试延迟、', '路由与速度']);
});

test('a name keeps its number', () => {
  expect(spansOf('Planned work in Los Angeles-1 on 14 November')).toEqual(['Angeles-1']);
  expect(spansOf('東京-1の作業、11月14日')).toEqual(['東京-1の作業、', '東京-1', '11月14日']);
});

test('any other heading is its text and nothing else', () => {
  const { container } = renderInSite(
    <h1>
      <KeepPhrases>A well-known word</KeepPhrases>
    </h1>,
  );
  expect(container.querySelector('h1')?.innerHTML).toBe('A well-known word');
});
