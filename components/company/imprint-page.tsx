import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ImprintContent, ImprintFact } from '#lib/company/load-imprint.ts';
import type { TradeTermName } from '#lib/content/values/seller.ts';
import type { Language } from '#lib/language/languages.ts';
import type { WordKey } from '#locales/word-keys.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { ruledRow, ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import { Section } from '#components/ui/primitives/section.tsx';

const Rows = styled('dl', {
  base: {
    ...ruledRows,
    maxWidth: '58rem',
    // running text, in the line height of the language
    '& > div': { ...ruledRow, lineHeight: 'inherit', gridTemplateColumns: { base: 'minmax(0,1fr)', md: '18rem minmax(0,1fr)' } },
    '& dt': { fontWeight: 'semibold' },
    // a text is written in lines: an address, a list of conditions
    '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'measure' },
  },
});

const Links = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    marginTop: '6',
    '& a': { display: 'inline-block', paddingBlock: '1' },
    // without a list, where nobody has told who sells
    '[role=note] + &': { paddingBottom: 'section' },
  },
});

const furtherPages = [
  ['/doc/article/tos', 'link.tos'],
  ['/doc/article/refund', 'link.refund'],
  ['/doc/article/privacy', 'link.privacy'],
  ['/contact', 'link.contact'],
] as const satisfies readonly (readonly [href: string, label: WordKey<'imprint'>])[];

const factLabels = {
  legalName: 'fact.legalName',
  representative: 'fact.representative',
  address: 'fact.address',
  domesticOffice: 'fact.domesticOffice',
  euRepresentative: 'fact.euRepresentative',
  ukRepresentative: 'fact.ukRepresentative',
  dsaContact: 'fact.dsaContact',
  telephone: 'fact.telephone',
  email: 'fact.email',
  registration: 'fact.registration',
  governingLaw: 'fact.governingLaw',
  'tax.vat': 'fact.tax.vat',
  'tax.tax': 'fact.tax.tax',
  'tax.japanese-invoice': 'fact.tax.japaneseInvoice',
  'filing.icp': 'fact.filing.icp',
  'filing.public-security': 'fact.filing.publicSecurity',
  'filing.china-telecom': 'fact.filing.chinaTelecom',
  'filing.japan-telecom': 'fact.filing.japanTelecom',
} as const satisfies Record<ImprintFact['name'], WordKey<'imprint'>>;

const termLabels = {
  price: 'term.price',
  otherCosts: 'term.otherCosts',
  payment: 'term.payment',
  delivery: 'term.delivery',
  applicationPeriod: 'term.applicationPeriod',
  renewal: 'term.renewal',
  withdrawal: 'term.withdrawal',
  defects: 'term.defects',
  requirements: 'term.requirements',
  limits: 'term.limits',
  catalogue: 'term.catalogue',
  advertising: 'term.advertising',
} as const satisfies Record<TradeTermName, WordKey<'imprint'>>;

/** Who sells and on which terms: the imprint, in Japanese the notation that the law on specified commercial transactions asks for. */
export function ImprintPage({ content, language }: { content: ImprintContent; language: Language }) {
  const { t } = useTranslation('imprint');
  const { isExample, facts, terms } = content;
  const further = <FurtherPages language={language} />;
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      {isExample || facts.length === 0 ? (
        <Container>
          <Note tone="warn">
            <p>{isExample ? t('example') : t('empty')}</p>
          </Note>
          {facts.length + terms.length > 0 ? null : further}
        </Container>
      ) : null}
      {facts.length > 0 ? (
        <Section heading={t('seller')} id="seller">
          <Rows>
            {facts.map(({ name, text, href }, row) => (
              <div key={row}>
                <dt>{t(factLabels[name])}</dt>
                <dd>{href === null ? text : <a href={href}>{text}</a>}</dd>
              </div>
            ))}
          </Rows>
          {terms.length > 0 ? null : further}
        </Section>
      ) : null}
      {terms.length > 0 ? (
        <Section heading={t('terms')} lead={t('termsLead')} id="terms" surface="canvas">
          <Rows>
            {terms.map(({ name, text }) => (
              <div key={name}>
                <dt>{t(termLabels[name])}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Rows>
          {further}
        </Section>
      ) : null}
    </>
  );
}

/** Pages on the same matter, below the last list. */
function FurtherPages({ language }: { language: Language }) {
  const { t } = useTranslation('imprint');
  return (
    <Links aria-label={t('more')}>
      {furtherPages.map(([href, label]) => (
        <li key={href}>
          <SiteLink href={href} language={language}>
            {t(label)}
          </SiteLink>
        </li>
      ))}
    </Links>
  );
}
