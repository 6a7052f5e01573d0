import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const text = '按实际存储量和出网流量计费。';

test('a Chinese text gets places where a line may end, and stays the same text', () => {
  renderInSite(<WholeWords language="zh">{text}</WholeWords>, 'zh');
  const shown = screen.getByText(text);
  expect([...shown.childNodes].map((node) => node.textContent).filter(Boolean)).toEqual(['按实际', '存储量', '和出网流量', '计费。']);
  expect(shown.querySelectorAll('wbr')).toHaveLength(3);
});

test('other languages are left alone', () => {
  renderInSite(<WholeWords language="ja">送信した分だけです。</WholeWords>, 'ja');
  expect(screen.getByText('送信した分だけです。').querySelector('wbr')).toBeNull();
});
