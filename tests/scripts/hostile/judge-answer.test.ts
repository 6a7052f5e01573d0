import { describe, expect, test } from '@jest/globals';
import { documentsSearch } from '#lib/contracts/calls/search-call.ts';
import { costlyRequests } from '#scripts/prove/hostile/costly-requests.ts';
import { hostileRequests } from '#scripts/prove/hostile/hostile-requests.ts';
import { judgeAnswers } from '#scripts/prove/hostile/judge-answer.ts';

const paths = ['/srv/hostfront'];
const request = { target: '/about', single: true };
const judge = (target: string, status: number, text: string): string | null =>
  judgeAnswers({ ...request, target }, { statuses: [status], text }, paths);

describe('answers to hostile requests', () => {
  test('a refusal is no fault, a failure is one', () => {
    expect(judge('/about', 400, 'Bad request')).toBeNull();
    expect(judge('/about', 500, 'Internal error')).toBe('answered 500');
    expect(judge('/about', 502, '')).toBe('answered 502');
  });

  test('R-1.4 the page of an unknown prefix counts as designed for such an address only', () => {
    const text = '<title>SERVER ERROR</title>';
    expect(judge('/xx/about', 500, text)).toBeNull();
    expect(judge('/about', 500, text)).toBe('answered 500');
    expect(judge('/xx/about', 500, 'HTTP/1.1 500 Internal Server Error\r\nx: y\r\n\r\n')).toBeNull();
    expect(judge('/xx/about', 500, 'Internal error')).toBe('answered 500');
  });

  test('of the 503s only the share of pictures is designed', () => {
    expect(judge('/lake/images/x.png', 503, '{"message":"Too many pictures are wanted at once"}')).toBeNull();
    expect(judge('/lake/images/x.png', 503, '{"message":"The system is busy"}')).toBe('answered 503');
  });

  test('a stack trace or a path of the machine is a fault whatever the status', () => {
    expect(judge('/about', 400, 'Error: x\n    at read (file:///a/b.js:1:2)')).toBe('says where it runs');
    expect(judge('/about', 200, 'it lies in /srv/hostfront/lib')).toBe('says where it runs');
  });

  test('two answers to one request are a fault, one after 100 Continue or a refusal of what follows is none', () => {
    const answers = (...statuses: number[]) => judgeAnswers(request, { statuses, text: '' }, paths);
    expect(answers(200, 404)).toBe('2 answers to one request');
    expect(answers(100, 200)).toBeNull();
    expect(answers(308, 400)).toBeNull();
    expect(answers(400, 500)).toBe('answered 500');
    expect(answers()).toBeNull();
  });
});

describe('hostile requests', () => {
  const aims = { pages: ['/', '/about'], calls: ['account/session'], picture: '/lake/images/lake/production/a.png', host: '127.0.0.1:1' };
  const some = (seed: number): string[] => {
    const draw = hostileRequests(aims, seed);
    return Array.from({ length: 200 }, () => draw().bytes.toString('latin1'));
  };

  test('are the same for the same seed, and others for another', () => {
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
  });

  test('are of every kind', () => {
    const draw = hostileRequests(aims, 1);
    const kinds = new Set(Array.from({ length: 200 }, () => draw().kind));
    expect([...kinds].sort()).toEqual(['address', 'body', 'costly', 'framing', 'headers', 'method', 'upgrade']);
  });
});

test('costly requests are no faulty ones: a search is one that the call takes, and all are as long as they say', () => {
  const searches = costlyRequests.filter(({ target }) => target.endsWith('searchArtAndPro'));
  expect(searches.length).toBeGreaterThan(4);
  for (const { body } of searches)
    expect(documentsSearch.input.parse(Object.fromEntries(new URLSearchParams(body)))).toMatchObject({ row: 50 });
  for (const { body } of costlyRequests) expect(Buffer.byteLength(body)).toBe(body.length);
  const agents = costlyRequests.filter(({ type }) => type === 'application/json').map(({ body }): unknown => JSON.parse(body));
  expect(agents.filter((message) => Array.isArray(message) && message.length === 100)).toHaveLength(2);
});
