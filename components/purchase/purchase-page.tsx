import { memo, useEffect, useRef, useState, type ComponentType } from 'react';
import Head from 'next/head';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { purchaseView, type PurchaseView } from '#lib/purchase/purchase-view.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { NoScriptPlans } from './no-script-plans.tsx';
import type { ShownView } from './use-purchase-view.ts';
import { FirstView } from './first-view/first-view.tsx';

const Page = styled('div', {
  base: {
    '& .opening': { paddingTop: { base: '6', lg: '10' }, paddingBottom: { base: '6', lg: '8' }, display: 'grid', gap: '2' },
    '& h1': { textStyle: 'h1' },
    '& .lead': { color: 'fg.muted', maxWidth: 'lead' },
    '& .room': { minHeight: '100vh' },
    // a noscript element would do, but some readers without scripts parse it as text
    '& .plain': { '@media (scripting: enabled)': { display: 'none' } },
    // the other view needs a script just as this one does
    '& .other': { '@media (scripting: none)': { display: 'none' } },
  },
});

type ViewPart = ComponentType<{ content: PurchaseContent; language: Language }>;
type Parts = Readonly<Partial<Record<PurchaseView, ViewPart>>>;

/** Takes what was chosen in the server's HTML of a form; the function that is returned repeats it in the live form. */
type TakeEarly = (firstView: Element) => (live: Element) => Promise<void>;

interface Loaded {
  readonly Part: ViewPart;
  readonly takeEarly: TakeEarly | null;
}

const load = {
  configurator: () =>
    import('./first-view/live-form.ts').then(({ Configurator, takeEarlyChoices }) => ({ Part: Configurator, takeEarly: takeEarlyChoices })),
  calculator: () => import('./calculator/calculator.tsx').then(({ Calculator }) => ({ Part: Calculator, takeEarly: null })),
} as const satisfies Record<PurchaseView, () => Promise<Loaded>>;

// asked for while the page is still being hydrated; if it fails, the page asks again, and tells
if (typeof window !== 'undefined') load[purchaseView(window.location.search)]().catch(() => undefined);

interface PurchasePageProps {
  content: PurchaseContent;
  language: Language;
  shown: ShownView;
}

/** Title and the configurator or the calculator, whose code is loaded after the page; until then the server's HTML of the usual choice. */
export const PurchasePage = memo(function PurchasePage({ content, language, shown: { view, otherPath } }: PurchasePageProps) {
  const { t } = useTranslation('purchase');
  const [parts, setParts] = useState<Parts>({});
  const [failed, setFailed] = useState<PurchaseView | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const repeatEarly = useRef<ReturnType<TakeEarly>>(null);
  useEffect(() => {
    let left = false;
    load[view]().then(
      (loaded) => {
        if (left) return;
        const firstView = room.current?.querySelector('[data-first-view]');
        if (firstView) repeatEarly.current = loaded.takeEarly?.(firstView) ?? null;
        setParts((known) => ({ ...known, [view]: loaded.Part }));
      },
      () => left || setFailed(view),
    );
    return () => {
      left = true;
    };
  }, [view]);
  const calculating = view === 'calculator';
  const Part = parts[view];
  const waiting = !Part && failed !== view;
  useEffect(() => {
    if (Part && room.current) void repeatEarly.current?.(room.current);
    repeatEarly.current = null;
  }, [Part]);
  return (
    <Page>
      <Head>
        <script src="/purchase-view.js" />
      </Head>
      <Container>
        <div className="opening">
          <h1>
            <KeepPhrases>{calculating ? t('calculator.title') : t('title')}</KeepPhrases>
          </h1>
          <p className="lead">{calculating ? t('calculator.lead') : t('lead')}</p>
          <p className="other">
            <SiteLink href={otherPath} language={language}>
              {calculating ? t('calculator.back') : t('calculator.open')}
            </SiteLink>
          </p>
        </div>
        <div className="room" ref={room}>
          {waiting ? <FirstView content={content} language={language} /> : null}
          {Part ? (
            <Part content={content} language={language} />
          ) : (
            <>
              {waiting ? null : <Note tone="warn">{t('unavailable')}</Note>}
              <div className={waiting ? 'plain' : undefined}>
                <NoScriptPlans content={content} language={language} />
              </div>
            </>
          )}
        </div>
      </Container>
    </Page>
  );
});
