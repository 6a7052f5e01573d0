import type { JobFacts, JobView } from '#lib/company/load-jobs.ts';
import type { JobPay, PayPeriod } from '#lib/content/queries/job-query.ts';
import { htmlLang, localizePath, type Language } from '#lib/language/languages.ts';
import { postingHtml } from './posting-html.ts';
import type { StructuredThing } from './structured-data.ts';

interface Hiring {
  readonly brand: string;
  readonly siteUrl: string;
  /** The page of the positions, without language. */
  readonly path: string;
  readonly language: Language;
}

const employmentTypes = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', contract: 'CONTRACTOR' } as const satisfies Record<
  JobView['kind'],
  string
>;

const payUnits = { year: 'YEAR', month: 'MONTH', hour: 'HOUR' } as const satisfies Record<PayPeriod, string>;

/** An open position: its text, and its facts as editors gave them beside the text. */
export const openPosition = (job: JobView, { brand, siteUrl, path, language }: Hiring): StructuredThing => ({
  '@type': 'JobPosting',
  title: job.title,
  description: postingHtml(job.summary, job.body),
  inLanguage: htmlLang[language],
  employmentType: employmentTypes[job.kind],
  datePosted: job.facts.postedOn,
  ...(job.facts.validThrough === null ? {} : { validThrough: job.facts.validThrough }),
  hiringOrganization: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: brand, sameAs: siteUrl },
  ...placeOf(job),
  ...(job.facts.pay === null ? {} : { baseSalary: salaryOf(job.facts.pay) }),
  url: `${siteUrl}${localizePath(`${path}#${job.slug}`, language)}`,
});

/** Where the work is done. A position whose facts nobody gave has its place in words. */
function placeOf({ place, facts }: JobView): Readonly<Record<string, unknown>> {
  const { city, country, remote } = facts;
  const locality = city ?? (remote ? null : place);
  const address = { '@type': 'PostalAddress', addressLocality: locality, ...(country === null ? {} : { addressCountry: country }) };
  const openTo = remote ? applicantsFrom(facts) : [];
  return {
    ...(locality === null ? {} : { jobLocation: { '@type': 'Place', address } }),
    ...(remote ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(openTo.length === 0 ? {} : { applicantLocationRequirements: openTo }),
  };
}

const applicantsFrom = ({ remoteCountries, remoteZones }: JobFacts): StructuredThing[] => [
  ...remoteCountries.map((name) => ({ '@type': 'Country', name })),
  ...(remoteZones === null ? [] : [{ '@type': 'AdministrativeArea', name: remoteZones }]),
];

const salaryOf = ({ minimum, maximum, currency, period }: JobPay): StructuredThing => ({
  '@type': 'MonetaryAmount',
  currency,
  value: { '@type': 'QuantitativeValue', minValue: minimum, maxValue: maximum, unitText: payUnits[period] },
});
