import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AskDomains } from '#lib/domains/domain-answers.ts';
import type { SuffixGroup } from '#lib/domains/load-domain-suffixes.ts';
import type { NameFault } from '#lib/domains/read-domain-search.ts';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { ProductTrail } from '#components/ui/primitives/product-trail.tsx';
import { groupByName } from './group-by-name.ts';
import { DomainResults } from './domain-results.tsx';
import { NamesField } from './names-field.tsx';
import { SuffixChoice } from './suffix-choice.tsx';
import { askByCalls } from './use-domain-answers.ts';
import { useDomainSearch } from './use-domain-search.ts';
import { resultsId, useResultsInView } from './use-results-in-view.ts';
import { loadSearchRules, type LoadRules } from './use-search-rules.ts';

const Band = styled('section', {
  base: {
    background: 'bg.canvas',
    paddingTop: '6',
    paddingBottom: '10',
    '& .opening': { display: 'grid', gap: '5' },
    '& h1': { textStyle: 'h1' },
    '& nav + h1': { marginTop: '-2' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead' },
  },
});

const Faults = styled('div', { base: { marginBottom: '6', '& li': { overflowWrap: 'anywhere' } } });

interface DomainSearchProps {
  groups: readonly SuffixGroup[];
  language: Language;
  /** Answers, and what reads a search, in tests and examples. */
  ask?: AskDomains;
  load?: LoadRules;
}

/** The search: names, the suffixes, and what is known of each; an invalid name is reported at the field. */
export function DomainSearch({ groups, language, ask = askByCalls, load = loadSearchRules }: DomainSearchProps) {
  const { t } = useTranslation('domains');
  const state = useDomainSearch(groups, ask, load);
  const { outcome, names, known, rules, searches } = state;
  useResultsInView(searches, outcome);
  const answered = names.filter(({ ascii }) => known.answers.has(ascii)).length;
  const status = names.length > 0 ? t('results.status', { number: names.length, answered }) : '';
  return (
    <>
      <Band>
        <Container className="opening">
          <ProductTrail language={language} />
          <h1>
            <KeepPhrases>{t('title')}</KeepPhrases>
          </h1>
          <p className="lead">{t('lead')}</p>
          <NamesField state={state} problem={outcome && !outcome.ok ? outcome.problem : null} />
          <NeedsScript>{t('search.noScript')}</NeedsScript>
          <SuffixChoice groups={groups} chosen={state.chosen} onChoose={state.choose} />
        </Container>
      </Band>
      <VisuallyHidden role="status">{answered === names.length ? status : ''}</VisuallyHidden>
      {outcome?.ok && rules ? (
        <Section id={resultsId} heading={t('results.heading')} lead={status}>
          <FaultList faults={outcome.faults} />
          <DomainResults
            names={names}
            groups={groupByName(names, outcome.names)}
            suffixes={state.views}
            known={known}
            alternativesTo={rules.alternativesTo}
            added={state.added}
            language={language}
            onRetry={(name) => void state.retry(name)}
            onSearch={state.add}
          />
        </Section>
      ) : null}
    </>
  );
}

/** Names that were left out, each with its reason. */
function FaultList({ faults }: { faults: readonly NameFault[] }) {
  const { t } = useTranslation('domains');
  if (faults.length === 0) return null;
  return (
    <Faults>
      <Note tone="warn">
        <b>{t('faults')}</b>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.problem} ${fault.typed}`}>
              {fault.typed} –{' '}
              {fault.problem === 'unsold'
                ? t('problem.unsold', { ending: fault.ending, label: fault.label })
                : t(`problem.${fault.problem}`)}
            </li>
          ))}
        </ul>
      </Note>
    </Faults>
  );
}
