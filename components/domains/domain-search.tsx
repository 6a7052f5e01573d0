import { useId, useRef, type ClipboardEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AskDomains } from '#lib/domains/domain-answers.ts';
import type { SuffixGroup } from '#lib/domains/load-domain-suffixes.ts';
import type { NameFault, SearchProblem } from '#lib/domains/read-domain-search.ts';
import type { Language } from '#lib/language/languages.ts';
import { BigSearch } from '#components/ui/controls/big-search.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { ProductTrail } from '#components/ui/primitives/product-trail.tsx';
import { DomainResults } from './domain-results.tsx';
import { SuffixChoice } from './suffix-choice.tsx';
import { askByCalls } from './use-domain-answers.ts';
import { nameParameter, useDomainSearch } from './use-domain-search.ts';

const Band = styled('section', {
  base: {
    background: 'bg.canvas',
    paddingTop: '6',
    paddingBottom: '10',
    '& .opening': { display: 'grid', gap: '5' },
    '& h1': { textStyle: 'h1' },
    '& nav + h1': { marginTop: '-2' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead' },
    '& .problem': { display: 'flex', gap: '2', alignItems: 'center', color: 'fg.error', fontWeight: 'semibold' },
  },
});

const Faults = styled('div', { base: { marginBottom: '6', '& li': { overflowWrap: 'anywhere' } } });

interface DomainSearchProps {
  groups: readonly SuffixGroup[];
  language: Language;
  ask?: AskDomains;
}

/** The search: names, the suffixes, and what is known of each; an invalid name is reported at the field. */
export function DomainSearch({ groups, language, ask = askByCalls }: DomainSearchProps) {
  const { t } = useTranslation('domains');
  const state = useDomainSearch(groups, ask);
  const { outcome, names, known } = state;
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
          <SearchField state={state} problem={outcome && !outcome.ok ? outcome.problem : null} />
          <NeedsScript>{t('search.noScript')}</NeedsScript>
          <SuffixChoice groups={groups} chosen={state.chosen} onChoose={state.choose} />
        </Container>
      </Band>
      <VisuallyHidden role="status">{answered === names.length ? status : ''}</VisuallyHidden>
      {outcome?.ok ? (
        <Section heading={t('results.heading')} lead={status}>
          <FaultList faults={outcome.faults} />
          <DomainResults
            names={names}
            suffixes={state.views}
            known={known}
            language={language}
            onRetry={(name) => void state.retry(name)}
            onSearch={state.add}
          />
        </Section>
      ) : null}
    </>
  );
}

interface SearchFieldProps {
  state: Pick<ReturnType<typeof useDomainSearch>, 'typed' | 'type' | 'search'>;
  problem: SearchProblem | null;
}

function SearchField({ state: { typed, type, search }, problem }: SearchFieldProps) {
  const { t } = useTranslation('domains');
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const submit = (): void => {
    const found = search();
    if (!found.ok && found.problem !== 'no-suffix') field.current?.focus();
  };
  return (
    <>
      <BigSearch
        label={t('search.label')}
        action={t('search.action')}
        onSubmit={submit}
        onType={type}
        input={{
          ref: field,
          name: nameParameter,
          value: typed,
          placeholder: t('search.hint'),
          onPaste: (event) => pasteLines(event, type),
          'aria-invalid': problem !== null && problem !== 'no-suffix',
          'aria-describedby': problem ? problemId : undefined,
        }}
      />
      {problem ? (
        <p className="problem" id={problemId} role="alert">
          <WarningIcon />
          {t(`problem.${problem}`)}
        </p>
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
          {faults.map(({ typed, problem }) => (
            <li key={typed}>
              {typed} – {t(`problem.${problem}`)}
            </li>
          ))}
        </ul>
      </Note>
    </Faults>
  );
}

/** A field of one line drops line ends: pasted lines become names with spaces between them. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, onType: (typed: string) => void): void {
  const pasted = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(pasted.trim())) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const lines = pasted.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ');
  onType(`${value.slice(0, selectionStart ?? value.length)}${lines}${value.slice(selectionEnd ?? value.length)}`);
}
