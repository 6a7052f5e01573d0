import type { TestedElsewhere } from './entry.ts';

/** Files of the lake. */
export const ofLake: readonly TestedElsewhere[] = [
  {
    test: 'tests/services/lake/contract.test.ts',
    because: 'The lake’s API over HTTP, as Sanity’s client calls it.',
    through: 'services/lake/lake.ts',
    files: [
      'services/lake/documents/reference-integrity.ts',
      'services/lake/documents/references.ts',
      'services/lake/documents/store.ts',
      'services/platform/error-facts.ts',
      'services/lake/http/errors.ts',
      'services/lake/http/query-routes.ts',
      'services/lake/http/write-routes.ts',
      'services/lake/lake.ts',
      'services/lake/queries/perspective.ts',
      'services/lake/queries/source-map.ts',
      'services/lake/writes/actions.ts',
      'services/lake/writes/mutations.ts',
      'services/lake/writes/query-mutations.ts',
      'services/lake/writes/write-targets.ts',
    ],
  },
  {
    test: 'tests/services/lake/contract-around.test.ts',
    because: 'What is around documents in the lake’s API.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/documents/history-table.ts', 'services/lake/http/history-routes.ts'],
  },
  {
    test: 'tests/services/lake/documents/long-histories.test.ts',
    because: 'Histories are read over HTTP, portion by portion.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/documents/history.ts'],
  },
  {
    test: 'tests/services/lake/writes/large-writes.test.ts',
    because: 'The bound on documents is a refusal of writes.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/documents/document-size.ts'],
  },
  {
    test: 'tests/services/lake/releases/release-mutations.test.ts',
    because: 'Actions on releases are sent over HTTP.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/releases/write-releases.ts'],
  },
  {
    test: 'tests/services/lake/assets/asset-routes.test.ts',
    because: 'Files and pictures are sent and fetched over HTTP.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/assets/file-asset.ts', 'services/lake/http/asset-routes.ts'],
  },
  {
    test: 'tests/services/lake/assets/output-size.test.ts',
    because: 'What a request asks for decides the size of the picture.',
    files: ['services/lake/assets/image-request.ts'],
  },
  {
    test: 'tests/services/lake/assets/image-asset.test.ts',
    because: 'Colours are read with the rest of a picture.',
    files: ['services/lake/assets/palette.ts'],
  },
  {
    test: 'tests/services/lake/editors/login.test.ts',
    because: 'Editors log in over HTTP.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/http/login-routes.ts'],
  },
  {
    test: 'tests/services/lake/editors/accounts.test.ts',
    because: 'Accounts are managed over HTTP, and passwords chosen by forms; what changes counts for the next request.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/editors/identity.ts', 'services/lake/http/password-routes.ts'],
  },
  {
    test: 'tests/services/lake/audit/audit-log.test.ts',
    because: 'What is noted is read and exported over HTTP.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/audit/audit-csv.ts', 'services/lake/audit/audit-table.ts', 'services/lake/http/audit-routes.ts'],
  },
  {
    test: 'tests/services/lake/events/listen.test.ts',
    because: 'A listener is one of many of the hub.',
    files: ['services/lake/events/listener.ts'],
  },
  {
    test: 'tests/services/lake/events/mux.test.ts',
    because: 'Streams and presence over one socket.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/sockets/mux.ts', 'services/lake/sockets/presence.ts'],
  },
  {
    test: 'tests/services/lake/queries/query-child.test.ts',
    because: 'The process and its watch are started as they are in use.',
    through: 'services/lake/queries/query-child.ts',
    files: ['services/lake/queries/query-process.ts', 'services/lake/queries/query-watch.ts'],
  },
  {
    test: 'tests/services/lake/webhooks/webhooks.test.ts',
    because: 'A webhook’s body is read where it arrives.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/webhooks/webhook-body.ts'],
  },
  {
    test: 'tests/services/lake/writes/patch-work.test.ts',
    because: 'What a patch costs follows from its paths and values.',
    through: 'services/lake/writes/mutations.ts',
    files: ['services/lake/documents/json-weight.ts', 'services/lake/writes/patch-path.ts'],
  },
  {
    test: 'tests/services/lake/legal/legal-texts.test.ts',
    because: 'The rules of legal texts hold for whatever is sent to the lake.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/legal/check-legal-texts.ts'],
  },
];
