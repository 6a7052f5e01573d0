import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ImprintPage } from '#components/company/imprint-page.tsx';
import { sampleImprint } from '#components/company/sample-imprint.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-12.7 the imprint has each fact and each term beside its name, and what can be dialled as a link', () => {
  renderInSite(<ImprintPage content={sampleImprint} language="en" />);
  const rows = [...document.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
  expect(rows).toEqual([
    ['Company', 'Marlow Hosting Limited'],
    ['Address', '1 Sample Road\nHong Kong'],
    ['Telephone', '+852 0000 0000'],
    ['VAT number', 'EU000000000'],
    ['Prices', 'On the page of each product.'],
    ['Payment', 'When you order.'],
  ]);
  expect(screen.getByRole('link', { name: '+852 0000 0000' })).toHaveAttribute('href', 'tel:+85200000000');
  expect(screen.queryByRole('note')).toBeNull();
});

test('R-12.7 in Japanese it is the notation that the law asks for', () => {
  renderInSite(<ImprintPage content={sampleImprint} language="ja" />, 'ja');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('特定商取引法に基づく表記');
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    '販売業者の名称',
    '所在地',
    '電話番号',
    'VAT登録番号',
    '販売価格（役務の対価）',
    'お支払いの時期と方法',
  ]);
});

test('example details say that nobody trades under them', () => {
  renderInSite(<ImprintPage content={{ ...sampleImprint, isExample: true }} language="en" />);
  expect(within(screen.getByRole('note')).getByText(/These are example details/)).toBeInTheDocument();
});

test('without a seller the page says so and leads to the contact page, with no empty list', () => {
  renderInSite(<ImprintPage content={{ isExample: false, facts: [], terms: [], identity: null }} language="zh" />, 'zh');
  expect(screen.getByRole('note')).toHaveTextContent('公司信息尚未公布');
  expect(document.querySelector('dl')).toBeNull();
  expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/zh/contact');
});
