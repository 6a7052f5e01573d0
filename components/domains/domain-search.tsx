import { useId, useRef, useState, useSyncExternalStore, type ClipboardEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AskDomains } from '#lib/domains/domain-answers.ts';
import type { SuffixGroup } from '#lib/domains/load-domain-suffixes.ts';
import { readDomainSearch, type DomainName, type DomainSearch as Outcome, type NameFault } from '#lib/domains/read-domain-search.ts';
import type { Language } from '#lib/language/languages.ts';
import { BigSearch } from '#components/ui/controls/big-search.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { DomainResults } from './domain-results.tsx';
import { SuffixChoice } from './suffix-choice.tsx';
import { askByCalls, useDomainAnswers } from './use-domain-answers.ts';

const Band = styled('section', {
  base: {
    background: 'bg.canvas',
    paddingTop: '10',
    paddingBottom: '10',
    '& .opening': { display: 'grid', gap: '5' },
    '& h1': { textStyle: 'h1' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead' },
    '& .problem': { display: 'flex', gap: '2', alignItems: 'center', color: 'fg.error', fontWeight: 'semibold' },
  },
});

const Faults = styled('div', { base: { marginBottom: '6', '& li': { overflowWrap: 'anywhere' } } });

/** A link may contain the name: /product/domain?name=saltmarsh. */
const nameParameter = 'name';

const linkedName = (): string | null => new URLSearchParams(window.location.search).get(nameParameter) || null;
const neverChanges = () => () => {};
const noNames: readonly DomainName[] = [];

interface DomainSearchProps {
  groups: readonly SuffixGroup[];
  language: Language;
  ask?: AskDomains;
}

/** The search: names, the suffixes, and what is known of each; an invalid name is reported at the field. */
export function DomainSearch({ groups, language, ask = askByCalls }: DomainSearchProps) {
  const { t } = useTranslation('domains');
  const views = groups.flatMap(({ suffixes }) => suffixes);
  const linked = useSyncExternalStore(neverChanges, linkedName, () => null);
  const [edited, setTyped] = useState<string | null>(null);
  const [submitted, setAsked] = useState<string | null>(null);
  const typed = edited ?? linked ?? '';
  const asked = submitted ?? linked;
  const [chosen, setChosen] = useState<readonly string[]>(groups[0]?.suffixes.map(({ suffix }) => suffix) ?? []);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const read = (text: string): Outcome =>
    readDomainSearch(
      text,
      views.map(({ suffix }) => suffix),
      chosen,
    );
  const outcome = asked === null ? null : read(asked);
  const names = outcome?.ok ? outcome.names : noNames;
  const { known, retry } = useDomainAnswers(
    ask,
    names.map(({ ascii }) => ascii),
  );
  const search = (text: string): void => {
    setTyped(text);
    setAsked(text);
    const found = read(text);
    if (!found.ok && found.problem !== 'no-suffix') field.current?.focus();
  };
  const problem = outcome && !outcome.ok ? outcome.problem : null;
  const answered = names.filter(({ ascii }) => known.answers.has(ascii)).length;
  const status = names.length > 0 ? t('results.status', { number: names.length, answered }) : '';
  return (
    <>
      <Band>
        <Container className="opening">
          <h1>
            <KeepPhrases>{t('title')}</KeepPhrases>
          </h1>
          <p className="lead">{t('lead')}</p>
          <BigSearch
            label={t('search.label')}
            action={t('search.action')}
            onSubmit={() => search(typed)}
            onType={setTyped}
            input={{
              ref: field,
              name: nameParameter,
              value: typed,
              placeholder: t('search.hint'),
              onPaste: (event) => pasteLines(event, setTyped),
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
          <NeedsScript>{t('search.noScript')}</NeedsScript>
          <SuffixChoice groups={groups} chosen={chosen} onChoose={setChosen} />
        </Container>
      </Band>
      <VisuallyHidden role="status">{names.length > 0 && answered === names.length ? status : ''}</VisuallyHidden>
      {outcome?.ok ? (
        <Section heading={t('results.heading')} lead={status}>
          <FaultList faults={outcome.faults} />
          <DomainResults
            names={names}
            suffixes={views}
            known={known}
            language={language}
            onRetry={(name) => void retry(name)}
            onSearch={(name) => search(`${asked ?? ''} ${name}`.trim())}
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
