import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { JobOpenings } from '#components/company/job-openings.tsx';
import type { JobView } from '#lib/company/load-jobs.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const job = (slug: string, fields: Partial<JobView> = {}): JobView => ({
  slug,
  title: 'Network engineer',
  place: 'Tokyo, on site',
  kind: 'full-time',
  summary: '¥7.2 to 9.6 million a year.',
  body: [],
  facts: {
    ...{ city: 'Tokyo', country: 'JP', remote: false, remoteCountries: [], remoteZones: null },
    ...{ pay: null, postedOn: '2026-11-10', validThrough: null },
  },
  ...fields,
});

const opened = (): string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeEach(() => {
  window.history.replaceState(null, '', '/jobs');
  Element.prototype.scrollIntoView = jest.fn<() => void>();
});

describe('R-12.3 the openings', () => {
  test('each names its title, place and kind, and leads to the form with its subject', () => {
    renderInSite(
      <JobOpenings jobs={[job('network-engineer'), job('writer', { title: 'Technical writer', kind: 'contract' })]} language="en" />,
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Network engineer',
      'Technical writer',
    ]);
    expect(screen.getByText('Contract')).toBeInTheDocument();
    expect(document.querySelector('details a')).toHaveAttribute('href', '/contact?subject=jobs#write');
  });

  test('names the last day to apply where there is one', () => {
    const facts = { ...job('writer').facts, validThrough: '2026-12-31' };
    renderInSite(<JobOpenings jobs={[job('network-engineer'), job('writer', { facts })]} language="en" />);
    expect(screen.getAllByText(/^Apply by/).map(({ textContent }) => textContent)).toEqual(['Apply by 31 December 2026.']);
  });

  test('an address with a place opens that one, also when it changes', () => {
    window.history.replaceState(null, '', '/jobs#writer');
    renderInSite(<JobOpenings jobs={[job('network-engineer'), job('writer', { title: 'Writer' })]} language="en" />);
    expect(opened()).toEqual(['writer']);
    window.history.replaceState(null, '', '/jobs#network-engineer');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(opened()).toEqual(['network-engineer', 'writer']);
  });

  test('a place that is none opens nothing', () => {
    window.history.replaceState(null, '', '/jobs#%E0%A4%A');
    renderInSite(<JobOpenings jobs={[job('network-engineer')]} language="en" />);
    expect(opened()).toEqual([]);
  });

  test('without an opening it says so and how to write to us', () => {
    renderInSite(<JobOpenings jobs={[]} language="zh" />, 'zh');
    expect(screen.getByText('目前没有在招职位')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/zh/contact?subject=jobs#write');
  });
});
