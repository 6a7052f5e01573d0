import { describe, expect, test } from '@jest/globals';
import { pageMarkdown } from '#services/door/markdown/page-markdown.ts';

const page = (main: string): string =>
  `<!doctype html><html><head><link rel="canonical" href="https://www.marlow.example/zh/about"></head><body><nav>menu</nav><main>${main}</main></body></html>`;

const textOf = (main: string): string | undefined => pageMarkdown(page(main))?.markdown.trim();

describe('the text of a page', () => {
  test('is its main part alone, under its canonical address', () => {
    expect(pageMarkdown(page('<h1>About</h1><p>Words.</p>'))).toEqual({
      markdown: '# About\n\nWords.\n',
      canonical: 'https://www.marlow.example/zh/about',
    });
  });

  test.each([
    '<html><body><main>no address</main></body></html>',
    page('').replace(/<main>.*<\/main>/, ''),
    page('<h1>Your order</h1>').replace('<head>', '<head><meta name="robots" content="noindex">'),
  ])('is null without address or main part, or for a page that is nobody else’s: %s', (html) => {
    expect(pageMarkdown(html)).toBeNull();
  });

  test.each([
    '<script>let a</script>',
    '<style>a{}</style>',
    '<button>Compare</button>',
    '<select><option>Any</option></select>',
    '<textarea>typed</textarea>',
    '<nav><a href="/">Home</a></nav>',
    '<p hidden>later</p>',
    '<span aria-hidden="true">·</span>',
    '<label>In stock only<input type="checkbox"></label>',
    '<!-- a comment -->',
    '<svg><title>decoration</title></svg>',
    '<img src="/line.svg" alt="">',
    '<a href="/plans"><svg></svg></a>',
    '<p>Ends in</p><div role="timer"><b>–</b>days</div>',
    '<span role="status">Loading …</span>',
    '<span>…</span>',
    '<p aria-busy="true">Checking stock…</p>',
    '<dl><dt>In stock</dt><dd>–</dd></dl>',
    '<fieldset><legend>Suffixes</legend><label><input type="checkbox">.com</label></fieldset>',
  ])('has nothing of what is not read: %s', (html) => {
    expect(textOf(`<p>before</p>${html}<p>after</p>`)).toBe('before\n\nafter');
  });

  test('has whole addresses of links and pictures', () => {
    expect(textOf('<p><a href="/zh/jobs?a=1#openings">Jobs</a></p><p><img src="/a.png" alt="A scale"></p>')).toBe(
      '[Jobs](https://www.marlow.example/zh/jobs?a=1#openings)\n\n![A scale](https://www.marlow.example/a.png)',
    );
  });

  test('has an amount in each currency', () => {
    const amount = '<span data-amount="USD">$3.47</span><span data-amount="HKD">HK$27.15</span><span data-amount="JPY">¥528</span>';
    expect(textOf(`<p>From ${amount} a month</p>`)).toBe('From $3.47 / HK$27.15 / ¥528 a month');
    expect(textOf(`<p>Total<b>${amount}</b></p>`)).toBe('Total **$3.47 / HK$27.15 / ¥528**');
    expect(textOf(`<p>${amount.replaceAll(/>(?=[^<])/g, '>from ').replaceAll('</', ' a month</')}</p>`)).toBe(
      'from $3.47 a month / HK$27.15 a month / ¥528 a month',
    );
    const cut = ['$3.47', '¥528'].map((was) => `<span data-amount="x"><b>20% off</b><small>before <del>${was}</del></small></span>`);
    expect(textOf(`<p>${cut.join('')}</p>`)).toBe('**20% off** before ~~$3.47~~ / ~~¥528~~');
    expect(textOf('<p><span data-amount="USD">25% off</span><span data-amount="JPY">25% off</span></p>')).toBe('25% off');
    expect(textOf('<span data-amount="USD"><p>$1</p></span><span data-amount="JPY"><p>¥1</p></span>')).toBe('$1\n\n¥1');
    expect(textOf('<p>none<span data-amount="USD"><svg></svg></span><span data-amount="HKD"><svg></svg></span></p>')).toBe('none');
  });

  test('keeps what the page sets apart by style from running together, and Chinese and Japanese sentences as they are', () => {
    expect(textOf('<h3>Engineer<span>Tokyo</span></h3>')).toBe('### Engineer Tokyo');
    expect(textOf('<div><span>入门</span><span>小型网站</span></div>')).toBe('入门 小型网站');
    expect(textOf('<p>请阅读<a href="/tos">服务条款</a>的全文</p>')).toBe('请阅读[服务条款](https://www.marlow.example/tos)的全文');
    expect(textOf('<details><summary><h3>Writer</h3><span>Tokyo</span></summary><p>Words.</p></details>')).toBe(
      '### Writer\n\nTokyo\n\nWords.',
    );
    expect(textOf('<details><summary>Why?</summary><p>Words.</p></details>')).toBe('**Why?**\n\nWords.');
  });

  test('begins with its title', () => {
    expect(textOf('<header><span>Running</span><h1>Harbour week</h1></header><p>Words.</p>')).toBe('# Harbour week\n\nRunning\n\nWords.');
  });

  test('has emphasis that Markdown reads, beside a letter too', () => {
    expect(textOf('<p><b>計画作業は事前にお知らせします。</b>リージョンと時間帯</p>')).toBe(
      '**計画作業は事前にお知らせします。** リージョンと時間帯',
    );
    expect(textOf('<p>必ず<b>「保存」</b>を押す</p>')).toBe('必ず **「保存」** を押す');
  });

  test('has addresses as they are to be taken', () => {
    expect(textOf('<p><a href="/buy?a=1&amp;b_c=2">Buy &amp;copy;</a> or news@marlow.example</p>')).toBe(
      '[Buy \\&copy;](https://www.marlow.example/buy?a=1&b_c=2) or news@marlow.example',
    );
    expect(textOf('<p><a href="/?a&amp;copy;">x</a></p>')).toBe('[x](https://www.marlow.example/?a\\&copy;)');
  });

  test('keeps a heading before a countdown, and an address that is none', () => {
    expect(textOf('<h2>Ends in</h2><div role="timer"><b>–</b>days</div>')).toBe('## Ends in');
    expect(textOf('<p><a href="http://[">odd</a></p>')).toBe('[odd](http://\\[)');
  });

  test('counts steps once', () => {
    const step = (number: string): string => `<li><span>${number}</span><h3>Step</h3></li>`;
    expect(textOf(`<ol>${step('1')}${step('2 · 0:30')}${step('7')}</ol>`)).toBe('1. ### Step\n2. 0:30\n   ### Step\n3. 7\n   ### Step');
  });

  test('lists what can be chosen, and says of each term what belongs to it', () => {
    const choices = ['Debian', 'Ubuntu'].map((name) => `<label><input type="radio" name="image">${name}</label>`).join('');
    expect(textOf(choices)).toBe('- Debian\n- Ubuntu');
    expect(textOf('<dl><div><dt>vCPU</dt><dd>1</dd></div><div><dt>Memory</dt><dd>2 GiB</dd></div></dl>')).toBe(
      '- vCPU: 1\n- Memory: 2 GiB',
    );
  });

  test('has tables, and a drawing as what it says', () => {
    expect(textOf('<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>c1m1</td></tr></tbody></table>')).toBe(
      '| Size |\n| - |\n| c1m1 |',
    );
    expect(
      textOf(
        '<table><caption>General</caption><tbody><tr><th>c1m1</th><td><b>Tokyo</b><div><span>…</span><a href="/x">Order</a></div></td></tr></tbody></table>',
      ),
    ).toBe('**General**\n\n| c1m1 | **Tokyo** [Order](https://www.marlow.example/x) |\n| - | - |');
    expect(textOf('<div><svg aria-label="One bar a month"><path/></svg></div>')).toBe('One bar a month');
  });
});
