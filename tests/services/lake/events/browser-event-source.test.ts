import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

const script = readFileSync(new URL('../../../../services/lake/browser/lake-event-source.js', import.meta.url), 'utf8');

class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: unknown[][] = [];
  closed = false;
  url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(z.array(z.unknown()).parse(JSON.parse(text)));
  }
  close(): void {
    this.closed = true;
  }
  down(...message: unknown[]): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class NativeEventSource extends EventTarget {
  static made: string[] = [];
  readyState = 1;
  constructor(url: string) {
    super();
    NativeEventSource.made.push(url);
  }
  close(): void {
    this.readyState = 2;
  }
}

interface Source extends EventTarget {
  readyState: number;
  CLOSED: number;
  close(): void;
}

interface Page {
  EventSource: new (url: string) => Source;
  localStorage: Map<string, string>;
  /** An event of the window. */
  happens(type: string): void;
}

function openPage(protocol = 'http/1.1'): Page {
  const stored = new Map<string, string>();
  const window: { EventSource: unknown } = { EventSource: NativeEventSource };
  const windowEvents = new EventTarget();
  runInNewContext(script, {
    window,
    location: { origin: 'http://site.test', href: 'http://site.test/studio' },
    document: { hidden: false, addEventListener: () => undefined },
    performance: { getEntriesByType: () => [{ nextHopProtocol: protocol }] },
    localStorage: { setItem: (name: string, value: string) => stored.set(name, value), removeItem: (name: string) => stored.delete(name) },
    addEventListener: (type: string, listener: () => void) => windowEvents.addEventListener(type, listener),
    WebSocket: FakeSocket,
    EventTarget,
    Event,
    MessageEvent,
    URL,
    setTimeout,
    clearTimeout,
    setInterval,
    queueMicrotask: (work: () => void) => work(),
  });
  return {
    EventSource: z.custom<Page['EventSource']>((value) => typeof value === 'function').parse(window.EventSource),
    localStorage: stored,
    happens: (type) => void windowEvents.dispatchEvent(new Event(type)),
  };
}

const listen = '/lake/v2025-02-19/data/listen/production?query=*';

function connected(source: Source): FakeSocket {
  const socket = z.instanceof(FakeSocket).parse(FakeSocket.made.at(-1));
  socket.onopen?.();
  expect(source.readyState).toBe(0);
  return socket;
}

function heard(source: Source, types: readonly string[]): unknown[] {
  const events: unknown[] = [];
  for (const type of types) {
    source.addEventListener(type, (event) =>
      events.push(event instanceof MessageEvent ? [type, event.data, event.lastEventId] : [type, 'data' in event]),
    );
  }
  return events;
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.made = [];
  NativeEventSource.made = [];
});

afterEach(() => {
  jest.useRealTimers();
});

describe('event streams of the Studio over plain http', () => {
  test('travel over one WebSocket, each by its own number', () => {
    const page = openPage();
    const one = new page.EventSource(listen);
    const other = new page.EventSource('/lake/vX/data/live/events/production');
    const socket = connected(one);
    expect([FakeSocket.made.length, socket.url]).toEqual([1, 'ws://site.test/lake/socket/mux']);
    expect(socket.sent).toEqual([
      ['open', 1, listen, ''],
      ['open', 2, '/lake/vX/data/live/events/production', ''],
    ]);
    socket.down(2, 'head', 200, 'text/event-stream');
    expect([one.readyState, other.readyState]).toEqual([0, 1]);
  });

  test('are read as the standard says, over frames split anywhere', () => {
    const source = new (openPage().EventSource)(listen);
    const events = heard(source, ['mutation', 'message', 'none']);
    const socket = connected(source);
    socket.down(1, 'head', 200, 'text/event-stream; charset=utf-8');
    for (const chunk of [':c\n\nid: 7\nevent: mut', 'ation\ndata: a\ndata:b\r\n\r\ndata: plain\n\n: x\n\nevent: none\n\n'])
      socket.down(1, 'body', chunk);
    expect(events).toEqual([
      ['mutation', 'a\nb', '7'],
      ['message', 'plain', '7'],
    ]);
  });

  test.each([
    [404, 'application/json'],
    [200, 'text/html'],
  ])('answer %d %s ends one for good, with one error that carries no data', (status, type) => {
    const source = new (openPage().EventSource)(listen);
    const events = heard(source, ['error']);
    connected(source).down(1, 'head', status, type);
    expect([source.readyState, source.CLOSED, events]).toEqual([2, 2, [['error', false]]]);
  });

  test('begin again after the server ended one, after its own pause and with the last id', () => {
    const source = new (openPage().EventSource)(listen);
    const socket = connected(source);
    socket.down(1, 'head', 200, 'text/event-stream');
    socket.down(1, 'body', 'retry: 50\nid: 9\ndata: {}\n\n');
    socket.down(1, 'end');
    expect([source.readyState, socket.sent.length]).toEqual([0, 1]);
    jest.advanceTimersByTime(50);
    expect(socket.sent.at(-1)).toEqual(['open', 1, listen, '9']);
  });

  test('come back after the connection was lost, those that were closed do not', () => {
    const page = openPage();
    const [stays, closes] = [new page.EventSource(listen), new page.EventSource(listen)];
    const socket = connected(stays);
    closes.close();
    expect(socket.sent.at(-1)).toEqual(['close', 2]);
    const events = heard(stays, ['error']);
    socket.onclose?.();
    expect(events).toEqual([['error', false]]);
    jest.advanceTimersByTime(1_000);
    const again = connected(stays);
    expect(again).not.toBe(socket);
    expect(again.sent).toEqual([['open', 1, listen, '']]);
  });

  test('new ones made on an error do not jump the pause', () => {
    const page = openPage();
    const source = new page.EventSource(listen);
    const socket = connected(source);
    source.addEventListener('error', () => new page.EventSource(listen));
    socket.onclose?.();
    expect(FakeSocket.made).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('fall back to the browser’s own when WebSockets are refused three times', () => {
    const source = new (openPage().EventSource)(listen);
    for (let refusal = 0; refusal < 3; refusal += 1) {
      FakeSocket.made.at(-1)?.onclose?.();
      jest.advanceTimersByTime(5_000);
    }
    expect(NativeEventSource.made).toEqual(['http://site.test/lake/v2025-02-19/data/listen/production?query=*']);
    source.close();
  });

  test('other addresses stay the browser’s own', () => {
    const page = openPage();
    const sources = ['/other', 'https://elsewhere.test/lake/v1/data/listen/production'].map((address) => new page.EventSource(address));
    expect([NativeEventSource.made.length, FakeSocket.made.length, sources.length]).toEqual([2, 0, 2]);
  });

  test.each([503, 500, 429])('answer %d, as while the lake starts, leaves one open, and it asks again with its last id', (status) => {
    const source = new (openPage().EventSource)(listen);
    const socket = connected(source);
    socket.down(1, 'head', 200, 'text/event-stream');
    socket.down(1, 'body', 'id: 9\ndata: {}\n\n');
    socket.onclose?.();
    jest.advanceTimersByTime(1_000);
    const again = connected(source);
    const events = heard(source, ['error']);
    again.down(1, 'head', status, 'application/json');
    expect([source.readyState, events]).toEqual([0, [['error', false]]]);
    jest.advanceTimersByTime(1_000);
    expect(again.sent).toEqual([
      ['open', 1, listen, '9'],
      ['open', 1, listen, '9'],
    ]);
  });

  test('end at once when the browser is offline, and come back with the last id when it is online', () => {
    const page = openPage();
    const source = new page.EventSource(listen);
    const socket = connected(source);
    socket.down(1, 'head', 200, 'text/event-stream');
    socket.down(1, 'body', 'id: 9\n\n');
    const events = heard(source, ['error']);
    page.happens('offline');
    expect([socket.closed, source.readyState, events]).toEqual([true, 0, [['error', false]]]);
    page.happens('online');
    expect(connected(source).sent).toEqual([['open', 1, listen, '9']]);
  });

  test('say nothing of a gap where they resume: offline, after a kill and while the lake starts; without a place to go on from they do', () => {
    const page = openPage();
    const resumes = `${listen}&enableResume=true`;
    const source = new page.EventSource(resumes);
    const socket = connected(source);
    socket.down(1, 'head', 200, 'text/event-stream');
    const events = heard(source, ['error', 'welcomeback']);
    socket.onclose?.();
    expect(events).toEqual([['error', false]]);
    jest.advanceTimersByTime(1_000);
    const second = connected(source);
    second.down(1, 'head', 200, 'text/event-stream');
    second.down(1, 'body', 'id: 9\ndata: {}\n\n');
    page.happens('offline');
    page.happens('online');
    const third = connected(source);
    third.down(1, 'head', 503, 'application/json');
    jest.advanceTimersByTime(1_000);
    third.down(1, 'head', 200, 'text/event-stream');
    third.down(1, 'body', 'event: welcomeback\ndata: {}\n\n');
    expect(third.sent.at(-1)).toEqual(['open', 1, resumes, '9']);
    expect(events).toEqual([
      ['error', false],
      ['welcomeback', '{}', '9'],
    ]);
  });

  test('travel over the WebSocket over HTTP/2 too, and the Studio is told so', () => {
    const page = openPage('h2');
    const source = new page.EventSource(listen);
    expect(connected(source).sent).toEqual([['open', 1, listen, '']]);
    expect(page.localStorage).toEqual(new Map([['_sanity_debugProtocol', 'h2']]));
  });
});
