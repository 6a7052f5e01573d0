import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SuffixGroup } from '#lib/domains/load-domain-suffixes.ts';
import { readDomainSearch, type DomainSearch as Outcome } from '#lib/domains/read-domain-search.ts';
import type { Language } from '#lib/language/languages.ts';
import { BigSearch } from '#components/ui/controls/big-search.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { DomainResults } from './domain-results.tsx';
import { SuffixChoice } from './suffix-choice.tsx';

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

/** A link may contain the name: /product/domain?name=saltmarsh. */
const nameParameter = 'name';

const linkedName = (): string | null => new URLSearchParams(window.location.search).get(nameParameter) || null;
const neverChanges = () => () => {};

interface DomainSearchProps {
  groups: readonly SuffixGroup[];
  language: Language;
}

/** The search: a name, the suffixes, and their total price; an invalid domain is reported at the field. */
export function DomainSearch({ groups, language }: DomainSearchProps) {
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
  const read = (name: string): Outcome =>
    readDomainSearch(
      name,
      views.map(({ suffix }) => suffix),
      chosen,
    );
  const outcome = asked === null ? null : read(asked);
  const search = (): void => {
    setAsked(typed);
    const found = read(typed);
    if (!found.ok && found.problem !== 'no-suffix') field.current?.focus();
  };
  const problem = outcome && !outcome.ok ? outcome.problem : null;
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
            onSubmit={search}
            onType={setTyped}
            input={{
              ref: field,
              name: nameParameter,
              value: typed,
              placeholder: t('search.hint'),
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
      <VisuallyHidden role="status">{outcome?.ok ? t('results.heading', { label: outcome.label }) : ''}</VisuallyHidden>
      {outcome?.ok ? (
        <Section heading={t('results.heading', { label: outcome.label })} lead={t('results.status', { number: outcome.names.length })}>
          <DomainResults names={outcome.names} suffixes={views} language={language} />
        </Section>
      ) : null}
    </>
  );
}
