import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blocksOf } from '#services/mydoc/chat/gate/answer-blocks.ts';
import { decodeEntities, sanitiseHtml } from '#services/mydoc/chat/gate/sanitise-html.ts';

const anywhere = (): boolean => true;
const allowed = /<(?!\/?(?:p|ul|ol|li|blockquote|code|strong|em)>|br>|\/a>|a href="\/[^"<>]*">)/;

const corpus = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://evil.example">x</a>',
  '<a href="/ok" onclick="alert(1)" style="x">x</a>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>*{x:expression(alert(1))}</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example>',
  '<form action=//evil.example><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  '<p title="><img src=x onerror=alert(1)>">x</p>',
  '<a href=\'/x" onclick="alert(1)\'>x</a>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '\u003cimg src=x onerror=alert(1)\u003e',
  '＜img src=x onerror=alert(1)＞',
  '<<img src=x onerror=alert(1)>>',
  '<p><p><ul><p></li></blockquote></p>',
];

describe('R-9 the HTML of an answer', () => {
  test.each(corpus)('%s leaves allowed tags and links to own paths alone', (html) => {
    const safe = sanitiseHtml(html, anywhere);
    expect(safe).not.toMatch(allowed);
    expect(safe).not.toMatch(/<[^>]*(?:on\w+\s*=|style\s*=|src\s*=|javascript:|data:)/i);
    expect(sanitiseHtml(safe, anywhere)).toBe(safe);
  });

  test('any text at all comes out as allowed tags, closed, and stays so', () => {
    const piece = fc.oneof(
      fc.constantFrom(...corpus),
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<a href="/x">', '</a>', '<ul>', '<', '>', '"', '&lt;', '&#60;', '<!--', '-->'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const safe = sanitiseHtml(pieces.join(''), anywhere);
        expect(safe).not.toMatch(allowed);
        expect(sanitiseHtml(safe, anywhere)).toBe(safe);
        const names = [...safe.matchAll(/<(\/?)([a-z]+)/g)].filter(([, , name]) => name !== 'br');
        expect(names.filter(([, closing]) => closing).length).toBe(names.filter(([, closing]) => !closing).length);
      }),
    );
  });

  test('a link that is not known loses its address and keeps its text', () => {
    expect(sanitiseHtml('<p><a href="/a">one</a> <a href="/b">two</a></p>', (address) => address === '/a')).toBe(
      '<p><a href="/a">one</a> two</p>',
    );
  });

  test.each([
    ['a line break has no end', '<p>a<br>b</p>', '<p>a<br>b</p>'],
    ['what follows an element is outside it', '<p>a</p>b', '<p>a</p>b'],
    ['what is not closed is closed', '<ul><li><em>a', '<ul><li><em>a</em></li></ul>'],
    ['an end without a beginning is dropped', 'a</em>b', 'ab'],
    ['a block ends a paragraph', '<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
    ['a quotation ends a paragraph', '<p>a<blockquote>b', '<p>a</p><blockquote>b</blockquote>'],
    ['a link in a link is text', '<a href="/a">b<a href="/c">d', '<a href="/a">bd</a>'],
    ['a link without an address is text', '<a>b</a>', 'b'],
    ['an address in single quotes', "<a href='/doc/article'>b</a>", '<a href="/doc/article">b</a>'],
    ['an address without quotes', '<a href=/doc/article>b</a>', '<a href="/doc/article">b</a>'],
    ['an address after another attribute, with spaces', '<a title="c" href = " /doc ">b</a>', '<a href="/doc">b</a>'],
    ['another attribute that ends alike is none', '<a data-href="/doc">b</a>', 'b'],
    ['a sign in an attribute ends no tag', "<em title='a>b>c'>d</em>", '<em>d</em>'],
    ['a script over lines', 'a<script type="x">b\n c</script >d', 'a d'],
    ['an empty script', 'a<script></script>d', 'a d'],
    ['a script without an end', 'a<script>b c', 'a '],
    ['an unknown element keeps its text', '<selectx>a b</selectx>c', 'a bc'],
    ['a comment over lines', 'a<!-- b\n c > d -->e', 'a e'],
    ['a comment without an end', 'a<!-- b c', 'a '],
    ['a declaration', 'a<!DOCTYPE html>b', 'a b'],
    ['a declaration without an end', 'a<?xml b', 'a '],
  ])('%s', (_name, html, safe) => {
    expect(sanitiseHtml(html, anywhere)).toBe(safe);
  });

  test('elements lie at most twenty deep', () => {
    const deep = (count: number): string => `${'<em>'.repeat(count)}a${'</em>'.repeat(count)}`;
    expect(sanitiseHtml(deep(20), anywhere)).toBe(deep(20));
    expect(sanitiseHtml(deep(21), anywhere)).toBe(deep(20));
  });

  test.each([
    ['&#x41;&#65;&#X1f600;', 'AA😀'],
    ['&#0;&#1;', '\u0001'],
    ['&#x10FFFF;&#1114112;', '\u{10ffff}'],
    ['&#xD7FF;&#xD800;&#xDFFF;&#xE000;', '\ud7ff\ue000'],
    ['&amp &LT; &quot;&apos;&nbsp;', '& < "\' '],
    ['&unknow; &', '&unknow; &'],
  ])('the references of %s stand for characters', (text, characters) => {
    expect(decodeEntities(text)).toBe(characters);
  });

  test('is read without its tags, the numbers of citations apart', () => {
    const html = '<p>¥6<strong>62</strong> a<em></em>month <a href="/x#y">[1]</a></p><ul><li>one<br>two</li></ul>';
    expect(blocksOf(html).map(({ text }) => text)).toEqual(['¥662 amonth', 'one two']);
  });
});
