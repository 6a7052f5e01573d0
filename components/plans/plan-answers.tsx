import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { freeSnapshotGib, includedAddresses, remotePorts } from '#lib/catalogue/server-facts.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Answers = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    columnGap: '10',
    rowGap: '8',
    '& > div': { borderTop: '1px solid', borderColor: 'border.emphasized', paddingTop: '4' },
    '& dt': { fontWeight: 'semibold', marginBottom: '2' },
    '& dd': { textStyle: 'sm', color: 'fg.muted' },
    '& a': { display: 'block', width: 'fit-content', marginTop: '2' },
  },
});

/** What is asked before choosing a size, from what is included to what protects the buyer. */
function useAnswers() {
  const { t } = useTranslation('plans');
  return [
    { question: t('answers.included.question'), answer: t('answers.included.answer', { ...includedAddresses }), link: null },
    { question: t('answers.change.question'), answer: t('answers.change.answer'), link: null },
    {
      question: t('answers.outbound.question'),
      answer: t('answers.outbound.answer'),
      link: { href: '/doc/article/network-pricing', label: t('answers.outbound.link') },
    },
    { question: t('answers.access.question'), answer: t('answers.access.answer', { ...remotePorts }), link: null },
    {
      question: t('answers.snapshots.question'),
      answer: t('answers.snapshots.answer', { gib: freeSnapshotGib }),
      link: { href: '/doc/article/snapshots', label: t('answers.snapshots.link') },
    },
    {
      question: t('answers.price.question'),
      answer: t('answers.price.answer'),
      link: { href: '/doc/article/vps-pricing', label: t('answers.price.link') },
    },
    { question: t('answers.processor.question'), answer: t('answers.processor.answer'), link: null },
    {
      question: t('answers.mail.question'),
      answer: t('answers.mail.answer'),
      link: { href: '/doc/article/acceptable-use-policy-aup', label: t('answers.mail.link') },
    },
    { question: t('answers.systems.question'), answer: t('answers.systems.answer'), link: null },
    {
      question: t('answers.sla.question'),
      answer: t('answers.sla.answer'),
      link: { href: '/doc/article/service-level-agreements', label: t('answers.sla.link') },
    },
    {
      question: t('answers.refund.question'),
      answer: t('answers.refund.answer'),
      link: { href: '/doc/article/refund', label: t('answers.refund.link') },
    },
    {
      question: t('answers.attacks.question'),
      answer: t('answers.attacks.answer'),
      link: { href: '/doc/article/anti-ddos-ip', label: t('answers.attacks.link') },
    },
  ];
}

/** Questions before choosing a size: what is included, and what can be changed later. */
export function PlanAnswers({ language }: { language: Language }) {
  const { t } = useTranslation('plans');
  const answers = useAnswers();
  return (
    <Section heading={t('answers.heading')} surface="canvas">
      <Answers>
        {answers.map(({ question, answer, link }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              {answer}
              {link ? (
                <SiteLink href={link.href} language={language}>
                  {link.label}
                </SiteLink>
              ) : null}
            </dd>
          </div>
        ))}
      </Answers>
    </Section>
  );
}
