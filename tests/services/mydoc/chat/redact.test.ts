import { expect, test } from '@jest/globals';
import { redact } from '#services/mydoc/chat/redact.ts';

test.each([
  ['write to ann.lee@example.com please', 'write to … please'],
  ['call +81 90-1234-5678', 'call +…'],
  ['card ４１１１ １１１１ １１１１ １１１１', 'card …'],
  ['my token is abcdef0123456789abcdef01', 'my token is …'],
  ['my password: hunter2', 'my password: …'],
  ['密码是Abc12345', '密码是…'],
  ['https://example.com/?session=1', '…'],
  ['card 4111‑1111‑1111‑1111', 'card …'],
  ['我的手机一三八〇〇一三八〇〇〇', '我的手机…'],
  ['key sk-abcdefghijklmn', 'key …'],
  ['aB3/dE+f9Hj/kLmN0pQrStUv== is it', '… is it'],
  ['-----BEGIN KEY-----\nab\ncd\n-----END KEY----- ok', '… ok'],
  ['ＡＮＮ＠example．com', '…'],
  ['key -----BEGIN KEY-----\nab', 'key …'],
  ['see http://example.com/x', 'see …'],
  ['the aB3dE4fG5hI6jK7lM8nO9 key', 'the … key'],
  ['id 0123456789-0123456789-a', 'id …'],
  ['slack xoxb-abcdefghij', 'slack …'],
  ['password hunter2', 'password …'],
  ['身份证 11010519491231002X', '身份证 …'],
  ['internationalization-of-names', 'internationalization-of-names'],
  ['1+++++++++++++++++++++2', '1+++++++++++++++++++++2'],
  ['2 cores and 4 GiB for 12 months', '2 cores and 4 GiB for 12 months'],
])('%s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});
