import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  claimsBlock,
  customersBlock,
  everyBlock,
  figuresBlock,
  marketingContent,
  productsBlock,
  questionsBlock,
  textBlock,
} from '#components/blocks/block-samples.ts';
import { Blocks } from '#components/blocks/blocks.tsx';
import { monthLines } from '#components/blocks/claims/claim-lines.ts';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

describe('the sections of a page', () => {
  test('R-4.7 every claim says on which day its figure was checked', () => {
    renderInSite(<Blocks blocks={[claimsBlock]} language="en" />);
    expect(screen.getAllByText(/^As of /)).toHaveLength(claimsBlock.claims.length);
  });

  test('each product has a plate beside its name', () => {
    const { container } = renderInSite(<Blocks blocks={[productsBlock]} language="en" />);
    expect(container.querySelectorAll('li > svg[aria-hidden=true]')).toHaveLength(productsBlock.products.length);
  });

  test('R-4.4 what is not on sale says so beside its name', () => {
    renderInSite(<Blocks blocks={[productsBlock]} language="zh" />, 'zh');
    expect(within(screen.getByRole('heading', { name: /Managed databases/ })).getByText('尚未开放')).toBeInTheDocument();
    expect(within(screen.getByRole('heading', { name: /PHP hosting/ })).getByText('内测中')).toBeInTheDocument();
  });

  test('questions open without a script, the first is open', () => {
    const { container } = renderInSite(<Blocks blocks={[questionsBlock]} language="en" />);
    expect([...container.querySelectorAll('details')].map((details) => details.open)).toEqual([true, false]);
  });

  test('figures after uses are in a box beside them, and alone in a grid', () => {
    const { container } = renderInSite(<Blocks blocks={[customersBlock, figuresBlock]} language="en" />);
    expect(container.querySelectorAll('section')).toHaveLength(1);
    expect(container.querySelectorAll('dl dt')).toHaveLength(figuresBlock.figures.length);
    const alone = renderInSite(<Blocks blocks={[figuresBlock]} language="en" />);
    expect(alone.container.querySelectorAll('dl')).toHaveLength(0);
  });

  test('a table takes the width of its text, whatever is around it', async () => {
    renderInSite(<Blocks blocks={[textBlock]} language="en" />);
    const scrolling = await screen.findByRole('group', { name: 'Way, Counted' });
    expect(getComputedStyle(scrolling).display).toBe('block');
  });

  test('each section is found by its address, once', async () => {
    const { container } = renderInSite(<Blocks blocks={everyBlock} language="en" />);
    await screen.findByText('Inbound is free.');
    for (const { id } of everyBlock) expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
  });

  test('nothing is styled inline: the policy of a page forbids it', async () => {
    const { container } = renderInSite(<Blocks blocks={everyBlock} language="en" />);
    await screen.findByText('Inbound is free.');
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('a page from sections', () => {
  test('has one heading, its mark, and one primary action', () => {
    renderInSite(<MarketingPage content={{ ...marketingContent, status: 'not-yet-public' }} language="ja" />, 'ja');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('提供開始前')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Configure a server' })).toHaveAttribute('href', '/ja/product/vps-buy');
  });

  test('divides a Chinese lead between its words', async () => {
    const lead = '按实际存储量和出网流量计费。';
    renderInSite(<MarketingPage content={{ ...marketingContent, lead }} language="zh" />, 'zh');
    expect((await screen.findByText(lead)).querySelectorAll('wbr')).toHaveLength(3);
  });

  test('with a drawing has the figures of its uses below it, as a strip and nowhere else', async () => {
    const { container } = renderInSite(<MarketingPage content={marketingContent} language="en" drawing={<figure>drawing</figure>} />);
    await screen.findByText(customersBlock.heading);
    await screen.findByText(figuresBlock.heading);
    const strip = container.querySelectorAll(`#${figuresBlock.id}`);
    expect(strip).toHaveLength(1);
    expect(container.querySelectorAll('dl dt')).toHaveLength(figuresBlock.figures.length);
    const order = ['figure', `#${figuresBlock.id}`, `#${customersBlock.id}`].map((selector) => container.querySelector(selector));
    for (const [at, element] of order.slice(1).entries())
      expect(order[at]?.compareDocumentPosition(element ?? container)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('puts a page’s own content between the opening and the sections, and after them', async () => {
    const { container } = renderInSite(
      <MarketingPage content={marketingContent} language="en" before={<p>before</p>}>
        <p>after</p>
      </MarketingPage>,
    );
    await screen.findByText('What it is for');
    expect(container.textContent).toMatch(/Private network.*before.*What it is for.*after$/s);
  });
});

/** The lit length of a drawing, in its own units. */
const lit = (path: string): number => [...path.matchAll(/h(\d+(?:\.\d+)?)v/g)].reduce((sum, [, width]) => sum + Number(width), 0);

test.each([13, 43.2, 432, 1500])('a month with %s minutes missing is drawn to scale', (missing) => {
  expect(lit(monthLines(missing))).toBeCloseTo(30 * 1440 - missing, 5);
});
