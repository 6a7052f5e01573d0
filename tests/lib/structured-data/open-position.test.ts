import { describe, expect, test } from '@jest/globals';
import type { JobFacts, JobView } from '#lib/company/load-jobs.ts';
import { openPosition } from '#lib/structured-data/open-position.ts';

const hiring = { brand: 'Marlow', siteUrl: 'https://www.marlow.example', path: '/jobs', language: 'zh' } as const;

const noFacts: JobFacts = {
  ...{ city: null, country: null, remote: false, remoteCountries: [], remoteZones: null },
  ...{ pay: null, postedOn: '2026-11-10', validThrough: null },
};

const job: JobView = {
  ...{ slug: 'network-engineer', title: 'Network engineer', place: 'Tokyo, on site', kind: 'full-time' },
  ...{ summary: 'Run the network.', body: [], facts: noFacts },
};

const position = (facts: Partial<JobFacts>) => openPosition({ ...job, facts: { ...noFacts, ...facts } }, hiring);

describe('R-12 an open position', () => {
  test('has its address, its kind and its day; without facts its place in words, and no pay', () => {
    expect(openPosition(job, hiring)).toEqual({
      '@type': 'JobPosting',
      title: 'Network engineer',
      description: '<p>Run the network.</p>',
      inLanguage: 'zh-CN',
      employmentType: 'FULL_TIME',
      datePosted: '2026-11-10',
      hiringOrganization: {
        ...{ '@type': 'Organization', '@id': 'https://www.marlow.example/#organization' },
        ...{ name: 'Marlow', sameAs: 'https://www.marlow.example' },
      },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Tokyo, on site' } },
      url: 'https://www.marlow.example/zh/jobs#network-engineer',
    });
  });

  test('on site has a city with its country', () => {
    const onSite = position({ city: 'Tokyo', country: 'JP', validThrough: '2026-12-31' });
    expect(onSite).toMatchObject({
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Tokyo', addressCountry: 'JP' } },
      validThrough: '2026-12-31',
    });
    expect(onSite).not.toHaveProperty('jobLocationType');
  });

  test('that is remote only has no place, but the countries and time zones that it is open to', () => {
    const remote = position({ remote: true, remoteCountries: ['JP', 'HK'], remoteZones: 'UTC+8' });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'JP' },
        { '@type': 'Country', name: 'HK' },
        { '@type': 'AdministrativeArea', name: 'UTC+8' },
      ],
    });
  });

  test('names the range of its pay, in its currency and for its period', () => {
    expect(position({ pay: { minimum: 7_200_000, maximum: 9_600_000, currency: 'JPY', period: 'year' } })).toMatchObject({
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'JPY',
        value: { '@type': 'QuantitativeValue', minValue: 7_200_000, maxValue: 9_600_000, unitText: 'YEAR' },
      },
    });
  });
});
