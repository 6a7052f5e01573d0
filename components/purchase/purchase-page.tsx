import { useEffect, useState, type ComponentType } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRouter } from 'next/compat/router';
import { useTranslation } from 'next-i18next/pages';
import { purchasePage } from '#lib/catalogue/purchase-address.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { Container } from '#components/ui/container.tsx';
import { Note } from '#components/ui/note.tsx';
import { Phrases } from '#components/ui/phrases.tsx';
import { SiteLink } from '#components/ui/site-link.tsx';
import { PlainPlans } from './plain-plans.tsx';
import { WaitingCells } from './waiting-cells.tsx';

const Page = chakra('div', {
  base: {
    '& .opening': { paddingTop: { base: '6', lg: '10' }, paddingBottom: { base: '6', lg: '8' }, display: 'grid', gap: '2' },
    '& h1': { textStyle: 'h1' },
    '& .lead': { color: 'fg.muted', maxWidth: 'lead' },
    '& .room': { minHeight: '100vh' },
    // a noscript element would do, but some readers without scripts parse it as text
    '& .plain': { '@media (scripting: enabled)': { display: 'none' } },
  },
});

type View = 'configurator' | 'calculator';
type ViewPart = ComponentType<{ content: PurchaseContent; language: Language }>;

const load = {
  configurator: () => import('./configurator.tsx').then(({ Configurator }): ViewPart => Configurator),
  calculator: () => import('./calculator.tsx').then(({ Calculator }): ViewPart => Calculator),
} as const satisfies Record<View, () => Promise<ViewPart>>;

/** Title and, once a script runs, the configurator or the calculator; both are fetched after the page. */
export function PurchasePage({ content, language }: { content: PurchaseContent; language: Language }) {
  const { t } = useTranslation('purchase');
  const asPath = useRouter()?.asPath;
  const [part, setPart] = useState<{ view: View; Part: ViewPart } | 'away' | null>(null);
  useEffect(() => {
    const wanted: View = new URLSearchParams(window.location.search).get('view') === 'calculator' ? 'calculator' : 'configurator';
    let left = false;
    load[wanted]().then((Part) => { if (!left) setPart((current) => (current !== null && current !== 'away' && current.view === wanted ? current : { view: wanted, Part })); }).catch(() => { if (!left) setPart('away'); });
    return () => { left = true; };
  }, [asPath]);
  const calculating = part !== null && part !== 'away' && part.view === 'calculator';
  return (
    <Page>
      <Container>
        <div className="opening">
          <h1><Phrases>{calculating ? t('calculator.title') : t('title')}</Phrases></h1>
          <p className="lead">{calculating ? t('calculator.lead') : t('lead')}</p>
          <p>
            {calculating ? <SiteLink href={purchasePage} language={language}>{t('calculator.back')}</SiteLink> : <SiteLink href={`${purchasePage}?view=calculator`} language={language}>{t('calculator.open')}</SiteLink>}
          </p>
        </div>
        <div className="room">
          {part === null ? <WaitingCells /> : null}
          {part === 'away' ? <><Note tone="warn">{t('away')}</Note><PlainPlans content={content} language={language} /></> : null}
          {part !== null && part !== 'away' ? <part.Part content={content} language={language} /> : null}
          {part === null ? <div className="plain"><PlainPlans content={content} language={language} /></div> : null}
        </div>
      </Container>
    </Page>
  );
}
