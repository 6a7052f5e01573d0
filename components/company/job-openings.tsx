import { useEffect } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { JobView } from '#lib/company/load-jobs.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { ChevronDownIcon } from '#components/ui/primitives/icons.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';

/** The texts have a renderer of their own. */
const JobText = lazyUnlisted(() => import('./job-text.tsx').then((module) => module.JobText));

const Rows = styled('div', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& details': { borderBottom: '1px solid', borderColor: 'border', scrollMarginTop: '6rem' },
    '& summary': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr) auto', md: 'minmax(0,5fr) minmax(0,4fr) minmax(0,2fr) auto' },
      columnGap: '6',
      rowGap: '1',
      alignItems: 'center',
      paddingBlock: '4',
      minHeight: 'control',
      _hover: { background: 'bg.canvas' },
    },
    '& h3': { fontSize: '1.125rem', lineHeight: '1.5', gridColumn: { base: '1', md: 'auto' } },
    '& .fact': { textStyle: 'sm', color: 'fg.muted', gridColumn: { base: '1', md: 'auto' } },
    '& summary svg': {
      gridColumn: { base: '2', md: '4' },
      gridRow: { base: '1', md: 'auto' },
      transition: 'transform var(--hf-durations-moderate)',
    },
    '& details[open] summary svg': { transform: 'rotate(180deg)' },
    '& .opened': { paddingBottom: '8', maxWidth: 'measure' },
    '& .short': { textStyle: 'lead', color: 'fg.muted', marginBottom: '4' },
    '& .until': { marginTop: '4' },
    '& .opened > a': { marginTop: '6' },
  },
});

const None = styled('div', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    paddingTop: '5',
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    maxWidth: 'measure',
    '& h3': { textStyle: 'h3' },
  },
});

/** A link to a position opens it, from the address or on the page; without JavaScript a click does. */
function openNamed(): void {
  const named = document.getElementById(window.location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

/** The open positions, or a text that there are none. */
export function JobOpenings({ jobs, language }: { jobs: readonly JobView[]; language: Language }) {
  const { t } = useTranslation('company');
  useEffect(() => {
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, []);
  const apply = (
    <ButtonLink href="/contact?subject=jobs#write" language={language}>
      {t('jobs.apply')}
    </ButtonLink>
  );
  return (
    <Section id="openings" heading={t('jobs.openings')} lead={jobs.length > 0 ? t('jobs.number', { number: jobs.length }) : null}>
      {jobs.length === 0 ? (
        <None>
          <h3>{t('jobs.none')}</h3>
          <p>{t('jobs.noneText')}</p>
          {apply}
        </None>
      ) : (
        <Rows>
          {jobs.map(({ slug, title, place, kind, summary, body, facts: { validThrough } }) => (
            <details key={slug} id={slug}>
              <summary>
                <h3>{title}</h3>
                <span className="fact">{place}</span>
                <span className="fact">{t(`jobs.kind.${kind}`)}</span>
                <ChevronDownIcon />
              </summary>
              <div className="opened">
                {summary ? <p className="short">{summary}</p> : null}
                <StaticHtml of={body}>
                  <JobText blocks={body} language={language} />
                </StaticHtml>
                {validThrough ? <p className="until">{t('jobs.until', { day: formatDate(validThrough, language) })}</p> : null}
                {apply}
              </div>
            </details>
          ))}
        </Rows>
      )}
    </Section>
  );
}
