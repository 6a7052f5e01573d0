import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blocksOf } from '#services/mydoc/chat/gate/answer-blocks.ts';
import { sanitiseHtml } from '#services/mydoc/chat/gate/sanitise-html.ts';

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

  test('is read without its tags, the numbers of citations apart', () => {
    const html = '<p>¥6<strong>62</strong> a<em></em>month <a href="/x#y">[1]</a></p><ul><li>one<br>two</li></ul>';
    expect(blocksOf(html).map(({ text }) => text)).toEqual(['¥662 amonth', 'one two']);
  });
});
