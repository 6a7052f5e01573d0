import { describe, expect, test } from '@jest/globals';
import { answerText, cleanAnswer } from '#components/chat/answer/clean-answer.ts';
import { hostileAnswers } from '#tests/fixtures/hostile-answers.ts';

const allowedTags = new Set('A B BLOCKQUOTE BR CODE EM I LI OL P PRE STRONG SUB SUP UL'.split(' '));

describe('R-9 the HTML of an answer in the browser', () => {
  test.each(hostileAnswers)('%s leaves nothing but text, emphasis, lists and links to this site', (hostile) => {
    const shown = document.createElement('div');
    document.title = 'safe';
    shown.innerHTML = cleanAnswer(`<p>before</p>${hostile}`);
    document.body.append(shown);
    for (const element of shown.querySelectorAll('*')) {
      expect(allowedTags).toContain(element.tagName);
      expect(element.getAttributeNames().filter((name) => name !== 'href')).toEqual([]);
      const href = element.getAttribute('href');
      if (href === null) continue;
      expect(element.tagName).toBe('A');
      expect(new URL(href, 'https://site.example/').origin).toBe('https://site.example');
    }
    for (const element of shown.querySelectorAll<HTMLElement>('*')) element.click();
    expect(document.title).toBe('safe');
    shown.remove();
  });

  test('what an answer consists of stays as it is', () => {
    const html =
      '<p>A <strong>server</strong> in <em>Tokyo</em><br>costs <a href="/ja/doc/article/pricing#yen">this</a> <sup><a href="#x">[1]</a></sup></p><ul><li>one</li></ul><ol><li><code>ssh</code></li></ol><blockquote><p>law</p></blockquote><pre>a  b</pre>';
    expect(cleanAnswer(html)).toBe(html);
  });

  test('as text it has a line for each paragraph and each point', () => {
    expect(answerText('<p>One <b>two</b>\nthree</p><ul><li><p>four</p></li><li>five</li></ul><p>six<br>seven</p>')).toBe(
      'One two three\n- four\n- five\nsix\nseven',
    );
  });

  test('text of a hostile answer that is announced or copied is text', () => {
    expect(answerText('<p>a &lt;img src=x&gt; b</p><script>x</script>')).toBe('a <img src=x> b');
  });
});
