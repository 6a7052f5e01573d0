import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleAnswer } from '#components/chat/sample-chat.ts';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { hostileAnswers } from '#tests/fixtures/hostile-answers.ts';
import { answers, draw, enter, people, press, region, settle, success, type } from './draw-chat.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  chatPanel.open();
});
afterEach(() => chatPanel.close());

describe('R-9 an answer', () => {
  test('has its sources, what it rests on, further questions and the way to people', async () => {
    answers({});
    await draw([
      { kind: 'question', text: 'q' },
      { ...sampleAnswer, details: { ...sampleAnswer.details, handOver: people } },
    ]);
    const sources = screen.getByRole('list', { name: 'Sources' });
    expect(within(sources).getByRole('link', { name: 'Getting started: Order a server' })).toHaveAttribute(
      'href',
      '/doc/article/getting-started#order-a-server',
    );
    const chinese = within(sources).getByRole('link', { name: '退款规则' });
    expect([chinese.getAttribute('href'), chinese.parentElement?.lang]).toEqual(['/zh/doc/article/refund', 'zh-CN']);
    expect(sources).toHaveTextContent('(in Chinese)');
    const receipt = screen.getByText('What this answer is based on').closest('details');
    expect(receipt?.open).toBe(false);
    expect(receipt).toHaveTextContent('¥19,896');
    expect(receipt).toHaveTextContent('price list c3f145a7');
    expect(receipt).toHaveTextContent('[1] Getting started: version 3, revision b2b20e39');
    expect(receipt).toHaveTextContent('our texts, without a language model');
    expect(screen.getByRole('button', { name: 'How do I pay by year?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Open the messenger/ })).toHaveAttribute('href', people.messenger);
  });

  test('a messenger’s address that is no web address is not a link', async () => {
    answers({});
    const handOver = { ...people, messenger: 'javascript:alert(1)' };
    await draw([
      { kind: 'question', text: 'q' },
      { kind: 'answer', html: 'a', details: { handOver } },
    ]);
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });

  test.each(hostileAnswers)('%s executes nothing', async (hostile) => {
    document.title = 'safe';
    answers({ chat: success({ answer: hostile }) });
    await draw([{ kind: 'answer', html: hostile, details: {} }]);
    type('q');
    enter();
    await settle();
    const shown = region();
    expect(
      shown.querySelector('script,img,iframe,object,embed,style,link,form,video,audio,meta,base,template,[style],[onclick]'),
    ).toBeNull();
    expect(document.title).toBe('safe');
  });

  test('markup in a question is text', async () => {
    answers({});
    await draw([{ kind: 'question', text: '<img src=x onerror=alert(1)>' }]);
    expect(region().querySelector('img')).toBeNull();
    expect(region()).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  test('is copied with its sources, and each outcome is said', async () => {
    answers({});
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('no'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await draw([{ kind: 'question', text: 'q' }, sampleAnswer]);
    press(/^Copy/);
    await settle();
    expect(writeText.mock.calls[0]?.[0]).toContain('A server with 2 cores');
    expect(writeText.mock.calls[0]?.[0]).toContain('[1] Getting started: Order a server http://localhost/doc/article/getting-started');
    expect(screen.getAllByText('Copy succeeded').some((said) => said.getAttribute('role') === 'status')).toBe(true);
    press(/^Copy succeeded/);
    await settle();
    expect(screen.getAllByText(/^Copy failed/).length).toBeGreaterThan(0);
    Reflect.deleteProperty(navigator, 'clipboard');
    press(/^Copy failed/);
    await settle();
    expect(screen.getAllByText(/^Copy is not supported/).length).toBeGreaterThan(0);
  });

  test('is judged once, and otherwise on second thoughts; a failed opinion is said', async () => {
    const sent = answers({ 'chat/feedback': success({ helped: true }) });
    await draw([{ kind: 'question', text: 'q' }, sampleAnswer]);
    press('Yes');
    await settle();
    press('Yes');
    await settle();
    expect(screen.getByText('Thank you.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    const opinions = sent.mock.calls.filter(([address]) => address === '/myDoc/chat/feedback').map(([, init]) => String(init?.body));
    expect(opinions).toEqual([`id=${sampleAnswer.details.id}&helped=true`]);
    answers({});
    press('No');
    await settle();
    expect(screen.getByText('That could not be sent. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('that was there when the panel opened is not announced', async () => {
    answers({});
    await draw([{ kind: 'question', text: 'q' }, sampleAnswer]);
    expect(screen.queryByText(/^Answer: /)).toBeNull();
  });
});
