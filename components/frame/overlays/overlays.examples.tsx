import type { PromotionOffer } from '#lib/content/queries/offer-query.ts';
import { emptyFrame } from '#lib/page/load-frame.ts';
import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import type { AskDocuments } from '#lib/documents/search/search-session.ts';
import type { Example } from '#components/ui/example.ts';
import { sampleFrame } from '../sample-frame.ts';
import { ConsentPanel } from '../consent/consent-panel.tsx';
import { CookieSettingsDialog } from '../consent/cookie-settings-dialog.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import { SearchOptions, type SearchOption } from '../search/search-dialog-rows.tsx';
import { SearchDialog } from '../search/search-dialog.tsx';
import { SideWidget } from './side-widget.tsx';
import { SignUpNote } from './sign-up-note.tsx';

const nothing = (): void => undefined;

export const sampleOffer: PromotionOffer = {
  id: 'promotion-festivals',
  title: 'Harbour Week',
  lead: 'Four sizes at their lowest price of the year.',
  href: '/activity/festivals',
  picture: null,
  startsAt: Date.parse('2026-11-17T00:00:00Z'),
  endsAt: Date.parse('2026-12-15T00:00:00Z'),
};

const long = 'A very long promise about something that is not on sale everywhere at the same time. '.repeat(3);
const longestOffer: PromotionOffer = {
  ...sampleOffer,
  title: long,
  lead: long,
  picture: { src: '/charts/north-pacific-narrow.svg', alt: 'A chart of the North Pacific', widthPx: 480, heightPx: 270 },
};

const offer = (which: PromotionOffer, language: Example['language'] = 'en') => (
  <PromotionDialog offer={which} language={language} onClose={nothing} />
);

export const promotionDialogExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: offer(sampleOffer) },
  { name: 'longest', language: 'en', element: offer(longestOffer) },
  { name: 'empty', language: 'zh', element: offer({ ...sampleOffer, title: '港口周', lead: null }, 'zh') },
  {
    name: 'japanese',
    language: 'ja',
    element: offer({ ...sampleOffer, title: 'ハーバーウィーク', lead: '4つのサイズを年間最安の料金で。' }, 'ja'),
  },
];

export const consentExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <ConsentPanel onByDefault language="en" /> },
  { name: 'empty', language: 'zh', element: <ConsentPanel onByDefault={false} language="zh" /> },
  { name: 'japanese', language: 'ja', element: <CookieSettingsDialog onByDefault language="ja" /> },
];

const japaneseWords = { title: '日本語で続けますか？', lead: '確認は30日に1回までです。', switch: '日本語に切り替える' };

export const languageDialogExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: <LanguageDialog page="en" offered="ja" words={japaneseWords} onShown={nothing} onSwitch={nothing} onStay={nothing} />,
  },
  {
    name: 'japanese',
    language: 'ja',
    element: <LanguageDialog page="ja" offered="ja" words={japaneseWords} onShown={nothing} onSwitch={nothing} onStay={nothing} />,
  },
];

export const signUpNoteExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <SignUpNote coupon={{ discountPercent: 10, startsAt: null, endsAt: null }} language="en" href="/ucenter/?ope=reg" onClose={nothing} />
    ),
  },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <SignUpNote
        coupon={{ discountPercent: 12.5, startsAt: null, endsAt: null }}
        language="ja"
        href="/ucenter/?ope=reg"
        onClose={nothing}
      />
    ),
  },
];

export const sideWidgetExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <SideWidget support={sampleFrame.support} language="en" /> },
  {
    name: 'longest',
    language: 'en',
    element: (
      <SideWidget
        support={{ ...sampleFrame.support, hours: long, chatQr: { src: '/favicon.svg', widthPx: 160, heightPx: 160 } }}
        language="en"
      />
    ),
  },
  { name: 'empty', language: 'en', element: <SideWidget support={emptyFrame.support} language="en" /> },
  { name: 'japanese', language: 'ja', element: <SideWidget support={sampleFrame.support} language="ja" /> },
];

const row = (changes: Partial<SearchLink> = {}): SearchLink => ({
  type: 'article',
  id: 'snapshots',
  title: 'Snapshots: schedules',
  link: '/doc/article/snapshots',
  language: 'en',
  highlights: ['Take a snapshot every day'],
  ...changes,
});

const never: AskDocuments = () => new Promise(() => undefined);

const paths = { en: '/about', zh: '/about', ja: '/about' };

const commands: readonly SearchOption[] = [
  { kind: 'command', command: { kind: 'currency', label: 'Hong Kong dollar', currency: 'HKD' } },
  { kind: 'command', command: { kind: 'page', label: 'Cloud servers', href: '/product/vps' } },
  { kind: 'command', command: { kind: 'language', label: '日本語', language: 'ja' } },
];

const options = (rows: readonly SearchLink[], word: string, language: Example['language'] = 'en') => (
  <SearchOptions
    id="options"
    label="Results"
    options={[...(language === 'en' ? commands : []), ...rows.map((one): SearchOption => ({ kind: 'row', row: one }))]}
    active={0}
    word={word}
    language={language}
    paths={paths}
    onWord={nothing}
    onOpen={nothing}
  />
);

const price: Partial<SearchLink> = { price: { perMonthMinor: { USD: 314, HKD: 2457, JPY: 478 } }, state: 'available' };

export const searchDialogExamples: readonly Example[] = [
  { name: 'empty', language: 'en', element: <SearchDialog frame={emptyFrame} language="en" paths={paths} ask={never} /> },
  { name: 'typical', language: 'en', element: options([row(), row({ type: 'product', link: '/product/vps', ...price })], 'snapshot') },
  { name: 'longest', language: 'en', element: options([row({ title: long, highlights: [long] })], 'promise') },
  {
    name: 'japanese',
    language: 'ja',
    element: options([row({ title: 'スナップショット', language: 'ja', link: '/ja/doc/article/snapshots' }), row()], 'スナップ', 'ja'),
  },
];
