import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ContractParty } from '#components/ui/contract-party.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { usePageSearch } from '#components/ui/runtime/use-page-search.ts';
import type { Language } from '#lib/language/languages.ts';
import type { WithdrawalPageContent } from '#lib/orders/load-withdrawal-page.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { askedWithdrawal } from '#lib/orders/withdrawal-address.ts';
import { ConfirmByLink } from './confirm-by-link.tsx';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import { withdrawalCalls, type WithdrawalPorts } from './withdrawal-ports.ts';

const Page = styled('div', {
  base: {
    paddingTop: '6',
    paddingBottom: '16',
    '& h1': { textStyle: 'h1', marginTop: '3' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', marginTop: '2' },
    '& .ways': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 23rem' },
      columnGap: '16',
      rowGap: '10',
      alignItems: 'start',
      marginTop: '8',
    },
    '& .right': { display: 'grid', gap: '3', fontSize: '.9375rem', '& h2': { textStyle: 'h3' } },
    '@media print': { padding: '0', '& nav, & .right, & .lead': { display: 'none' } },
  },
});

interface WithdrawalPageProps {
  content: WithdrawalPageContent;
  /** The legal name of the company that sells. */
  seller: string | null;
  language: Language;
  calls?: WithdrawalPorts;
}

/** Where a consumer withdraws from a contract: two steps, without log-in, or one press by the link of an e-mail. */
export function WithdrawalPage({ content, seller, language, calls = withdrawalCalls }: WithdrawalPageProps) {
  const { t } = useTranslation('withdrawal');
  const search = usePageSearch();
  const { contract, key } = askedWithdrawal(search);
  const { right, email } = content;
  return (
    <Page>
      <Container>
        <Breadcrumb name={t('breadcrumb')} links={[{ label: t('orders'), href: orderPage }]} language={language} />
        <h1>
          <KeepPhrases>{t('title')}</KeepPhrases>
        </h1>
        <p className="lead">{t('lead')}</p>
        <div className="ways">
          {key !== null ? (
            <ConfirmByLink key={key} confirmKey={key} countries={right?.countries ?? []} language={language} calls={calls} />
          ) : null}
          {key === null && right ? (
            <WithdrawalSteps key={search} right={right} email={email} contract={contract} language={language} calls={calls} />
          ) : null}
          {key !== null || right ? null : (
            <p>
              {t('notOffered')}{' '}
              <SiteLink href="/doc/article/refund" language={language}>
                {t('refundPolicy')}
              </SiteLink>
            </p>
          )}
          {right ? (
            <section className="right">
              <h2>{t('right.heading')}</h2>
              <p>{t('right.period', { days: right.days })}</p>
              <p>{t('right.domain')}</p>
              <p>{t('right.money')}</p>
              <p>{t('right.data')}</p>
              <ContractParty seller={seller} language={language} />
            </section>
          ) : null}
        </div>
      </Container>
    </Page>
  );
}
