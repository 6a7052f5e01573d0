import type { ContactContent } from '#lib/company/load-contact.ts';
import type { JobFacts, JobView } from '#lib/company/load-jobs.ts';
import type { Example } from '#components/ui/example.ts';
import { AffiliateCalculator } from './affiliate-calculator.tsx';
import { ContactPage } from './contact-page.tsx';
import { ContactSent } from './contact-sent.tsx';
import { JobOpenings } from './job-openings.tsx';

const content: ContactContent = {
  head: { title: 'Contact', description: null, published: {}, indexed: true },
  path: '/contact',
  heading: 'Contact',
  lead: 'Pick the channel that fits.',
  status: 'on-sale',
  primaryAction: { href: '#write', label: 'Send the message' },
  secondaryAction: null,
  blocks: [],
  questions: [],
  email: 'support@marlow.example',
  channels: {
    kind: 'channels',
    id: 'channels',
    heading: 'Ways to reach us',
    lead: null,
    channels: [
      {
        title: 'Tickets',
        text: 'For everything about an order.',
        hours: '00:00 to 24:00, every day',
        action: { href: '/ucenter/console', label: 'Open a ticket' },
      },
      { title: 'Live chat', text: 'For a question before you buy.', hours: '09:00 to 22:00', action: { href: '#write', label: 'Start' } },
      { title: 'Message', text: 'For what takes longer.', hours: null, action: { href: '#write', label: 'Write' } },
    ],
  },
};

const sampleFacts: JobFacts = {
  ...{ city: 'Tokyo', country: 'JP', remote: false, remoteCountries: [], remoteZones: null },
  ...{ pay: null, postedOn: '2026-11-10', validThrough: '2026-12-31' },
};

const job: JobView = {
  slug: 'network-engineer',
  title: 'Network engineer',
  place: 'Tokyo, on site',
  kind: 'full-time',
  summary: 'You run the network of Tokyo-1.',
  body: [],
  facts: sampleFacts,
};

const nothing = (): void => undefined;

export const companyExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <ContactPage content={content} language="en">
        <p>More</p>
      </ContactPage>
    ),
  },
  {
    name: 'empty',
    language: 'ja',
    element: (
      <ContactPage content={{ ...content, channels: null, email: null, primaryAction: null }} language="ja">
        <p>本文</p>
      </ContactPage>
    ),
  },
  { name: 'typical', language: 'zh', element: <ContactSent ticket="T-7K3P-9M2X" email="aiko@example.com" onWriteAnother={nothing} /> },
  {
    name: 'longest',
    language: 'en',
    element: <ContactSent ticket="T-7K3P-9M2X" email={`${'a'.repeat(64)}@${'b'.repeat(60)}-example.com`} onWriteAnother={nothing} />,
  },
  {
    name: 'typical',
    language: 'en',
    element: <JobOpenings jobs={[job, { ...job, slug: 'writer', title: 'Technical writer', kind: 'contract' }]} language="en" />,
  },
  { name: 'empty', language: 'zh', element: <JobOpenings jobs={[]} language="zh" /> },
  { name: 'japanese', language: 'ja', element: <AffiliateCalculator ratePercent={26} language="ja" /> },
];
