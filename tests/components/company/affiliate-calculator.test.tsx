import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { AffiliateCalculator } from '#components/company/affiliate-calculator.tsx';
import type { Currency } from '#lib/money/currencies.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const resultIn = (currency: Currency): string => document.querySelector(`.estimate[data-amount=${currency}] .result`)?.textContent ?? '';
const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('R-4.6 the estimate of an affiliate', () => {
  test('is shown in every currency before anybody types, at the highest rate', () => {
    renderInSite(<AffiliateCalculator ratePercent={7} language="en" />);
    expect([resultIn('USD'), resultIn('HKD'), resultIn('JPY')]).toEqual(['$25.20', 'HK$196.00', '¥3,780']);
    expect(screen.getByText('up to 7%')).toBeInTheDocument();
    expect(screen.getByText(/20 customers × \$1\.26, which is 7% of \$18\.00\. An estimate, not a promise/)).toBeInTheDocument();
  });

  test('follows what is typed, each currency by itself', () => {
    renderInSite(<AffiliateCalculator ratePercent={26} language="zh" />, 'zh');
    type('每月推荐客户数', '３');
    type('平均订单金额（HK$）', '74.47');
    expect([resultIn('HKD'), resultIn('USD')]).toEqual(['HK$58.08', 'US$14.04']);
  });

  test('the slider and the field are one number', () => {
    renderInSite(<AffiliateCalculator ratePercent={26} language="ja" />, 'ja');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } });
    expect(screen.getByLabelText('1か月の紹介人数')).toHaveValue('50');
    type('1か月の紹介人数', '500');
    expect(screen.getByRole('slider')).toHaveValue('200');
    expect(resultIn('JPY')).toBe('¥351,000');
  });

  test('what is no number or amount says so beside its field, and reckons nothing', () => {
    renderInSite(<AffiliateCalculator ratePercent={7} language="en" />);
    type('Customers per month', '0');
    expect(screen.getByLabelText('Customers per month')).toHaveAccessibleDescription('Enter a whole number from 1 to 1000.');
    expect([resultIn('USD'), resultIn('JPY')]).toEqual(['–', '–']);
    type('Customers per month', '20');
    type('Average order, ¥', '27.50');
    expect(screen.getByLabelText('Average order, ¥')).toHaveAccessibleDescription('Enter an amount, such as 2700.');
    expect([resultIn('USD'), resultIn('JPY')]).toEqual(['$25.20', '–']);
  });

  test('draws as many cells of a hundred as the rate has percent', () => {
    renderInSite(<AffiliateCalculator ratePercent={26} language="zh" />, 'zh');
    const cellsOf = (name: string) => document.querySelector(`svg .${name}`)?.getAttribute('d')?.split('M').length ?? 0;
    expect([cellsOf('share') - 1, cellsOf('rest') - 1]).toEqual([26, 74]);
  });
});
