import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { ChatPanel } from '#components/chat/chat-panel.tsx';
import { sampleAnswer, sampleSession } from '#components/chat/sample-chat.ts';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { overlayBlockers } from '#components/ui/runtime/overlay-blockers.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { answers, box, draw, enter, opening, people, press, questionsOf, region, settle, success, type, type Reply } from './draw-chat.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  chatPanel.open();
});
afterEach(() => chatPanel.close());

describe('R-9.4 before the first question', () => {
  test('the panel says who answers, that it may be wrong, and what becomes of a conversation', async () => {
    answers({ 'chat/opening': success(opening) });
    await draw();
    expect(screen.getByRole('dialog', { name: 'AI assistant' })).toBeInTheDocument();
    expect(region()).toHaveTextContent('I am an AI sales expert: a program, not a person.');
    expect(region()).toHaveTextContent('I may be wrong.');
    expect(region()).toHaveTextContent('No language model is used');
    expect(region()).toHaveTextContent('This site does not keep conversations.');
    expect(region()).toHaveTextContent('Live chat: 09:00 to 22:00, UTC+8');
  });

  test('says so where conversations are kept, where a model words answers, and where nothing is known', async () => {
    answers({ 'chat/opening': success({ ...opening, kept: true, worded: true }) });
    await draw();
    expect(region()).toHaveTextContent('A language model may word the answers.');
    expect(region()).toHaveTextContent('This site keeps conversations');
  });

  test('without the service it asks to write nothing private, and still leads to people', async () => {
    answers({});
    await draw();
    expect(region()).toHaveTextContent('could not be checked just now');
    expect(screen.getByRole('link', { name: 'Open a support ticket' })).toHaveAttribute('href', people.ticket);
  });

  test('nothing is sent and nothing is stored by opening it; a suggested question is sent by a press', async () => {
    const sent = answers({ 'chat/opening': success(opening), chat: success({ answer: '<p>A private network.</p>' }) });
    await draw();
    expect(questionsOf(sent)).toEqual([]);
    press('What is a VPC?');
    await settle();
    expect(questionsOf(sent)).toEqual(['What is a VPC?']);
    expect(region()).toHaveTextContent('A private network.');
  });
});

describe('R-9.1 the box', () => {
  test('Enter sends; Shift and Enter, an input method’s Enter and an empty box do not', async () => {
    const sent = answers({ chat: success({ answer: 'a' }) });
    await draw();
    for (const empty of ['', '  ', '　', '\n']) {
      type(empty);
      enter();
    }
    type('快照');
    expect(enter({ shiftKey: true })).toBe(true);
    enter({ isComposing: true });
    enter({ keyCode: 229 });
    await settle();
    expect(questionsOf(sent)).toEqual([]);
    expect(enter()).toBe(false);
    await settle();
    expect(questionsOf(sent)).toEqual(['快照']);
    expect(box()).toHaveValue('');
  });

  test('a question carries the language, the currency and the id of the conversation', async () => {
    const sent = answers({ chat: success({ answer: 'a' }) });
    await draw([], 'right', 'ja');
    type('料金は？');
    enter();
    await settle();
    const body = new URLSearchParams(String(sent.mock.calls.find(([address]) => address === '/myDoc/chat')?.[1]?.body));
    expect([body.get('language'), body.get('currency')]).toEqual(['ja', 'JPY']);
    expect(JSON.parse(body.get('params') ?? '')).toEqual({
      api_key: 'site',
      question: '料金は？',
      uuid: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('counts what is left near the limit, and what is too much', async () => {
    const sent = answers({});
    await draw();
    type('x'.repeat(900));
    expect(screen.queryByText(/characters/)).toBeNull();
    type('x'.repeat(901));
    expect(screen.getByText('99 characters left')).toBeInTheDocument();
    expect(box()).not.toBeInvalid();
    type('x'.repeat(1_002));
    expect(screen.getByText('2 characters too many')).toBeInTheDocument();
    expect(box()).toBeInvalid();
    enter();
    await settle();
    expect(questionsOf(sent)).toEqual([]);
    expect(box().value).toHaveLength(1_002);
  });

  test('while an answer is awaited the button says so, a status too, and nothing else is sent', async () => {
    let arrive: (reply: Reply) => void = () => undefined;
    const sent = answers({ chat: new Promise<Reply>((resolve) => (arrive = resolve)) });
    await draw();
    type('first');
    enter();
    await settle();
    expect(screen.getByRole('button', { name: 'Waiting …' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Looking it up in our texts …').closest('[role=status]')).not.toBeNull();
    type('second');
    enter();
    await act(async () => arrive(success({ answer: '<p>One.</p>' })));
    await settle();
    expect(questionsOf(sent)).toEqual(['first']);
    expect(box()).toHaveValue('second');
    expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
    expect(screen.getByText('Answer: One.').closest('[role=status]')).not.toBeNull();
  });
});

describe('R-9.3 without an answer', () => {
  test('the automatic answer comes, the typed text is restored, and the same question can be tried again', async () => {
    answers({ chat: { status: 503, body: { code: 503, message: { text: 'System busy' } } } });
    await draw();
    type('How do I connect?');
    enter();
    await settle();
    expect(region()).toHaveTextContent('I cannot answer right now. Your question is still in the box');
    expect(region()).toHaveTextContent('The assistant cannot be reached at the moment.');
    expect(box()).toHaveValue('How do I connect?');
    expect(document.querySelector('[role=alert]')).toBeNull();
    const sent = answers({ chat: success({ answer: '<p>By SSH.</p>' }) });
    press('Try again');
    await settle();
    expect(questionsOf(sent)).toEqual(['How do I connect?']);
    expect(region()).toHaveTextContent('By SSH.');
    expect(region()).not.toHaveTextContent('I cannot answer');
    expect(box()).toHaveValue('');
  });

  test('offline and too many questions are named, the latter with the time to wait', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers({});
    await draw();
    type('q');
    enter();
    await settle();
    expect(region()).toHaveTextContent('You are offline.');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    answers({ chat: { status: 429, body: { code: 429, message: { text: 'Too many', values: { seconds: 12 } } } } });
    press('Try again');
    await settle();
    expect(region()).toHaveTextContent(/You can ask again in 1[12] s\./);
    expect(box()).toHaveValue('q');
  });

  test('a question whose page was loaded again says what happened, and can be sent again', async () => {
    const sent = answers({ chat: success({ answer: 'a' }) });
    await draw([{ kind: 'question', text: 'still there' }]);
    expect(region()).toHaveTextContent('The page was reloaded before the answer came.');
    press('Send again');
    await settle();
    expect(questionsOf(sent)).toEqual(['still there']);
    expect(screen.queryByText(/loaded again/)).toBeNull();
  });
});

describe('R-9.1 End', () => {
  test('asks first; continuing changes nothing', async () => {
    answers({});
    const session = await draw([{ kind: 'question', text: 'q' }, sampleAnswer]);
    press('End');
    expect(screen.getByText('End this conversation?')).toBeInTheDocument();
    press('Continue');
    expect(session.current().entries).toHaveLength(2);
    expect(screen.queryByText('End this conversation?')).toBeNull();
  });

  test('while waiting cancels the call, tells the service, forgets everything and says so', async () => {
    const sent = answers({ chat: new Promise<Reply>(() => undefined), 'chat/end': success({}) });
    const session = await draw();
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
    type('q');
    enter();
    await settle();
    press('End');
    press('End the conversation');
    await settle();
    const call = sent.mock.calls.find(([address]) => address === '/myDoc/chat');
    expect(call?.[1]?.signal?.aborted).toBe(true);
    expect(sent.mock.calls.filter(([address]) => address === '/myDoc/chat/end')).toHaveLength(1);
    expect(session.current()).toMatchObject({ entries: [], waitingSinceMs: null });
    expect(screen.getByText('The conversation has ended.').closest('[role=status]')).not.toBeNull();
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
  });
});

describe('R-9.1 the panel', () => {
  test.each(['screen', 'right', 'left', 'beside'] as const)(
    '%s: the box has the focus, and its opener again after Escape',
    async (place) => {
      answers({});
      const opener = document.body.appendChild(document.createElement('button'));
      opener.focus();
      const session = sampleSession([]);
      const shown = renderInSite(<ChatPanel language="en" place={place} pageId="index" people={people} session={session} />);
      await settle();
      expect(box()).toHaveFocus();
      expect(overlayBlockers.isBlocked()).toBe(true);
      const dialog = screen.getByRole('dialog');
      if (place === 'screen') fireEvent(dialog, new Event('cancel', { cancelable: true }));
      else fireEvent.keyDown(box(), { key: 'Escape' });
      expect(chatPanel.isOpen()).toBe(false);
      shown.unmount();
      expect(opener).toHaveFocus();
      expect(overlayBlockers.isBlocked()).toBe(false);
      opener.remove();
    },
  );

  test('Escape in the question before the end closes that question alone', async () => {
    answers({});
    await draw([{ kind: 'question', text: 'q' }, sampleAnswer]);
    press('End');
    fireEvent.keyDown(screen.getByText('Continue'), { key: 'Escape' });
    expect(chatPanel.isOpen()).toBe(true);
  });

  test('a link closes it on a phone, where the page is behind it, and nowhere else; another tab leaves it open', async () => {
    answers({});
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await draw([{ kind: 'question', text: 'q' }, sampleAnswer], 'screen');
    const link = screen.getByRole('link', { name: 'Getting started: Order a server' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(chatPanel.isOpen()).toBe(true);
    fireEvent.click(link);
    expect(chatPanel.isOpen()).toBe(false);
  });

  test('what was searched for is in the box and not sent, and what is typed already stays', async () => {
    const sent = answers({});
    chatPanel.open('zeppelin');
    const session = await draw();
    expect([box().value, questionsOf(sent)]).toEqual(['zeppelin', []]);
    act(() => session.type('mine'));
    expect(box()).toHaveValue('mine');
  });
});
