import { expect, test } from '@jest/globals';
import { emptyFrame, loadFrame } from '#lib/page/load-frame.ts';
import { askOver } from '../content/ask-over.ts';
import { article, shopDocuments } from '../content/sample-documents.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

test('the frame lists the legal texts in force in its language, in their order, by the title that holds now', async () => {
  const documents = [
    ...shopDocuments,
    article('zh', 1, '2025-01-01'),
    article('zh', 2, '2026-01-01'),
    article('zh', 3, '2027-01-01'),
    article('zh', 1, '2025-01-01', { _id: 'privacy', slug: { current: 'privacy' }, title: '隐私', order: 0 }),
    article('zh', 1, '2027-01-01', { _id: 'coming', slug: { current: 'coming' } }),
    article('en', 1, '2025-01-01'),
  ];
  const { frame, changesAt } = await loadFrame(askOver(documents), 'zh', nowMs);
  expect(frame.legalLinks).toEqual([
    { label: '隐私', href: '/doc/article/privacy' },
    { label: 'Terms zh 2', href: '/doc/article/tos' },
  ]);
  expect(frame).toMatchObject({ brand: 'Marlow', siteUrl: 'https://marlow.example' });
  expect(changesAt).toContain(Date.parse('2027-01-01T00:00:00Z'));
});

test('without settings the frame is empty', async () => {
  const { frame } = await loadFrame(askOver([]), 'en', nowMs);
  expect(frame).toEqual(emptyFrame);
});

test('R-3.5 the frame names the seller in its language, with the filings that every page has to link', async () => {
  const settings = {
    _id: 'siteSettings',
    _type: 'siteSettings',
    seller: {
      legalName: { en: 'Marlow Limited', ja: 'Marlow株式会社' },
      registration: { en: 'no. 1' },
      address: { en: '1 Sample Road\nHong Kong' },
      country: 'HK',
      email: 'support@marlow.example',
      filings: [
        { kind: 'icp', number: '京ICP备00000000号-1' },
        { kind: 'japan-telecom', number: 'A-00-00000' },
      ],
    },
  };
  const sellerIn = async (language: 'en' | 'zh' | 'ja') => (await loadFrame(askOver([settings]), language, nowMs)).frame.seller;
  const filings = [{ label: '京ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' }];
  const contact = { address: '1 Sample Road, Hong Kong', country: 'HK', telephone: null, email: 'support@marlow.example' };
  expect(await sellerIn('en')).toEqual({ legalName: 'Marlow Limited', registration: 'no. 1', filings, contact });
  expect(await sellerIn('ja')).toEqual({
    legalName: 'Marlow株式会社',
    registration: null,
    filings,
    contact: { ...contact, address: null },
  });
  expect(await sellerIn('zh')).toBeNull();
});
