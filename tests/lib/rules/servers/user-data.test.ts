import { describe, expect, test } from '@jest/globals';
import { checkUserData, isCloudConfig, userDataBytesAtMost, userDataHeads } from '#lib/rules/servers/user-data.ts';

describe('R-5.1 a text for cloud-init', () => {
  test.each(userDataHeads)('may begin with %s', (head) => {
    expect(checkUserData(`${head}\nmore`)).toEqual({ ok: true, text: `${head}\nmore`, lines: 2 });
  });

  test.each(['', ' ', 'packages: [nginx]', '# comment', '#cloud-configuration', '#includes', 'apt-get update', '\n'])(
    'is nothing that it would know: %j',
    (text) => expect(checkUserData(text)).toEqual({ ok: false, fault: 'head' }),
  );

  test('has the line ends of a server and no mark of its encoding; spaces around it do not count', () => {
    expect(checkUserData('\uFEFF \r\n#!/bin/sh\r\necho 1\recho 2\r\n')).toEqual({ ok: true, text: '#!/bin/sh\necho 1\necho 2', lines: 3 });
    // a mark within the text is part of it
    expect(checkUserData('#!/bin/sh\n\uFEFFa')).toMatchObject({ text: '#!/bin/sh\n\uFEFFa' });
    expect(checkUserData('MIME-Version:1.0')).toMatchObject({ ok: true });
    expect(checkUserData('MIME-Version:one')).toMatchObject({ ok: true });
    expect(checkUserData('#cloud-config-archive\n- a')).toMatchObject({ ok: true });
    expect(checkUserData('#include-once\nhttps://example.com')).toMatchObject({ ok: true });
  });

  test('has 16 KiB at most, counted in bytes', () => {
    expect(userDataBytesAtMost).toBe(16 * 1_024);
    const head = '#!/bin/sh\n#';
    const room = userDataBytesAtMost - head.length;
    expect(checkUserData(head + 'a'.repeat(room))).toMatchObject({ ok: true, lines: 2 });
    expect(checkUserData(head + 'a'.repeat(room + 1))).toEqual({ ok: false, fault: 'long' });
    expect(checkUserData(head + '港'.repeat(Math.floor(room / 3)))).toMatchObject({ ok: true });
    expect(checkUserData(head + '港'.repeat(Math.floor(room / 3) + 1))).toEqual({ ok: false, fault: 'long' });
  });

  test('is YAML where it is a cloud-config, and nowhere else', () => {
    const texts = ['#cloud-config\na: 1', '#cloud-config-archive\n- a', '#!/bin/sh', '## template: jinja\n#cloud-config', '#cloud-configs'];
    expect(texts.map(isCloudConfig)).toEqual([true, true, false, false, false]);
  });
});
