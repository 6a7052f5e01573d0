import { describe, expect, test } from '@jest/globals';
import { isIsoSource, isoSourceFault } from '#lib/catalogue/iso-source.ts';

describe('R-5.1 where a disc image comes from', () => {
  test.each([
    'upload-7f3a9c21e0',
    'https://images.example.com/netbsd.iso',
    'HTTPS://Images.Example.com/a.iso',
    'https://images.example.com:8443/a.iso',
    'https://例え.jp/a%20b.iso?x=1',
    'https://8.8.8.8/a.iso',
    'https://172.32.0.1/a.iso',
    'https://172.15.255.255/a.iso',
    'https://100.63.0.1/a.iso',
    'https://100.128.0.1/a.iso',
    'https://192.169.0.1/a.iso',
    'https://223.255.255.1/a.iso',
    'https://[2606:4700::1111]/a.iso',
    'https://[2001:4860:4860::8888]:8443/a.iso',
    'https://internal.example.com/a.iso',
    'https://mylocal.jp/a.iso',
  ])('%s is taken', (source) => {
    expect(isoSourceFault(source)).toBeNull();
    expect(isIsoSource(source)).toBe(true);
  });

  test.each([
    'https://169.254.169.254/a.iso',
    'https://169.254.169.254:8443/a.iso',
    'https://10.0.0.1/a.iso',
    'https://127.0.0.1/a.iso',
    'https://127.255.0.9/a.iso',
    'https://172.16.0.1/a.iso',
    'https://172.31.255.255/a.iso',
    'https://192.168.1.1/a.iso',
    'https://100.64.0.1/a.iso',
    'https://0.0.0.0/a.iso',
    'https://198.19.0.1/a.iso',
    'https://239.1.1.1/a.iso',
    'https://255.255.255.255/',
    'https://[::1]/a.iso',
    'https://[::]/a.iso',
    'https://[fe80::1]/a.iso',
    'https://[fd00:ec2::254]/a.iso',
    'https://[fc00::1]/',
    'https://[ff02::1]/',
    'https://[::ffff:10.0.0.1]/a.iso',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://[2002:a9fe:a9fe::1]/',
    'https://[2001::1]/',
    'https://printer.local/a.iso',
    'https://Metadata.Google.Internal/a.iso',
    'https://a.localhost/a.iso',
    'https://nas.home.arpa/a.iso',
    'https://nas.lan:8443/a.iso',
  ])('%s is inside a network of its own', (source) => {
    expect(isoSourceFault(source)).toBe('private');
    expect(isIsoSource(source)).toBe(false);
  });

  test.each([
    '',
    'http://images.example.com/a.iso',
    'https://localhost/a.iso',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://user@images.example.com/a.iso',
    'javascript:alert(1)',
    'upload-1',
    'upload-7F3A9C21E0',
  ])('%s is no place at all', (source) => {
    expect(isoSourceFault(source)).toBe('malformed');
  });
});
