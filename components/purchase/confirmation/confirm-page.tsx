import { useEffect, useState, type ComponentType } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';
import { namesPage, wantedName } from '#lib/orders/name-address.ts';
import { changedOrder, renewedOrder } from '#lib/orders/order-address.ts';
import { ContractParty } from '#components/ui/contract-party.tsx';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { AccountNote } from '../account/account-note.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { IsOrdered, OrderedHeading } from './ordered-heading.ts';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';

const Page = styled('div', {
  base: {
    paddingTop: '6',
    paddingBottom: '16',
    '& h1': { textStyle: 'h1', marginTop: '3' },
    '& nav:has(> ol > [aria-current]) + h1': { marginTop: '8' },
    '& .lead': { color: 'fg.muted', maxWidth: 'lead', marginTop: '2' },
    '& .room': { minHeight: '70vh', paddingTop: '8' },
    // for Back: the page has its former height before the quote has loaded
    '@media (scripting: enabled)': { '& .room:has([data-waiting])': { minHeight: { base: '300vh', lg: '200vh' } } },
    '& .plain': { '@media (scripting: enabled)': { display: 'none' } },
  },
});

interface Part {
  readonly about: 'order' | 'renewal' | 'change' | 'name';
  readonly Component: ComponentType<{ content: ConfirmationContent; language: Language }>;
}

/** What the address is about: a name, a new server, or one that is renewed or changed. */
async function loadPart(): Promise<Part> {
  const name = wantedName(window.location.search);
  if (name !== null) {
    const { NameConfirmation } = await import('../names/name-confirmation.tsx');
    return { about: 'name', Component: (props) => <NameConfirmation name={name} {...props} /> };
  }
  const changed = changedOrder(window.location.search);
  if (changed) {
    const { ChangeConfirmation } = await import('../change/change-confirmation.tsx');
    return { about: 'change', Component: (props) => <ChangeConfirmation {...changed} {...props} /> };
  }
  const order = renewedOrder(window.location.search);
  if (order === null) return { about: 'order', Component: (await import('./confirmation.tsx')).Confirmation };
  const { RenewalConfirmation } = await import('../renewal/renewal-confirmation.tsx');
  return { about: 'renewal', Component: (props) => <RenewalConfirmation order={order} {...props} /> };
}

const wordsOf = {
  order: { title: 'purchase:confirm.title', lead: 'purchase:confirm.lead' },
  renewal: { title: 'renewals:title', lead: 'renewals:lead' },
  change: { title: 'changes:title', lead: 'changes:lead' },
  name: { title: 'registration:title', lead: 'registration:lead' },
} as const;

interface ConfirmPageProps {
  content: ConfirmationContent;
  /** The legal name of the company that sells. */
  seller?: string | null;
  language: Language;
}

/** The last step before an order: price lines, order facts, terms, and the order button. */
export function ConfirmPage({ content, seller = null, language }: ConfirmPageProps) {
  const { t } = useTranslation(['purchase', 'renewals', 'changes', 'registration']);
  const { t: ofOrder } = useTranslation('purchase');
  const ticketHref = useCentreAddress('newTicket');
  const [part, setPart] = useState<Part | 'unavailable' | null>(null);
  const [isOrdered, setIsOrdered] = useState(false);
  useEffect(() => {
    loadPart().then(setPart, () => setPart('unavailable'));
  }, []);
  const about = part === null || part === 'unavailable' ? 'order' : part.about;
  const words = wordsOf[about];
  return (
    <Page>
      <Container>
        {about === 'order' ? (
          <CheckoutSteps language={language} />
        ) : (
          <Breadcrumb
            name={t('breadcrumb')}
            links={
              about === 'name'
                ? [{ label: t('registration:trail'), href: namesPage }]
                : [{ label: t('cloudServers'), href: '/product/vps' }]
            }
            language={language}
          />
        )}
        <h1>
          <KeepPhrases>{isOrdered ? ofOrder('confirm.alreadyOrdered.title') : t(words.title)}</KeepPhrases>
        </h1>
        {isOrdered ? null : <p className="lead">{t(words.lead)}</p>}
        <div className="lead">
          <ContractParty seller={seller} language={language} />
        </div>
        <div className="room">
          <AccountNote language={language} />
          {part === 'unavailable' ? <Note tone="warn">{t('unavailable')}</Note> : null}
          <OrderedHeading value={setIsOrdered}>
            <IsOrdered value={isOrdered}>
              {part !== null && part !== 'unavailable' ? <part.Component content={content} language={language} /> : null}
            </IsOrdered>
          </OrderedHeading>
          {part === null ? (
            <div className="plain" data-waiting="">
              <Note tone="info">
                <p>{t('plain.needsScript')}</p>
                <p>
                  <SiteLink href="/product/vps" language={language}>
                    {t('plain.list')}
                  </SiteLink>
                </p>
                <p>
                  <a href={ticketHref}>{t('plain.ticket')}</a>
                </p>
              </Note>
            </div>
          ) : null}
        </div>
      </Container>
    </Page>
  );
}
