import type { TestedElsewhere } from './entry.ts';

/** Files of the door, the account centre, the platform, and of several services. */
export const ofServices: readonly TestedElsewhere[] = [
  {
    test: 'tests/services/mydoc/orders/outcomes.test.ts',
    because: 'The account centre answers, refuses and fails.',
    files: ['services/account-centre/account-centre.ts'],
  },
  {
    test: 'tests/services/account-centre/site-mail.test.ts',
    because: 'E-mails of the site are taken, and read in the mailbox.',
    through: 'services/account-centre/account-centre.ts',
    files: ['services/account-centre/sandbox/accounts/mail-table.ts'],
  },
  {
    test: 'tests/services/account-centre/forgotten-password.test.ts',
    because: 'A password is forgotten and set anew over HTTP, with the letter.',
    through: 'services/account-centre/account-centre.ts',
    files: ['services/account-centre/sandbox/password-routes.ts'],
  },
  {
    test: 'tests/services/account-centre/form-keys.test.ts',
    because: 'Keys of forms are made and renewed.',
    files: ['services/account-centre/sandbox/accounts/key-table.ts'],
  },
  {
    test: 'tests/services/account-centre/sandbox.test.ts',
    because: 'The sandbox is used as a person does: over HTTP, page by page.',
    through: 'services/account-centre/account-centre.ts',
    files: [
      'services/account-centre/sandbox/console-routes.ts',
      'services/account-centre/sandbox/console/settle-payment.ts',
      'services/account-centre/sandbox/entry-routes.ts',
      'services/account-centre/sandbox/form-routes.ts',
      'services/account-centre/sandbox/pages/account-pages.ts',
      'services/account-centre/sandbox/pages/console-frame.ts',
      'services/account-centre/sandbox/pages/fields.ts',
      'services/account-centre/sandbox/pages/orders-page.ts',
      'services/account-centre/sandbox/sandbox.ts',
      'services/account-centre/sandbox/visit.ts',
    ],
  },
  {
    test: 'tests/services/account-centre/real-name.test.ts',
    because: 'A visitor is verified on the pages of the sandbox.',
    through: 'services/account-centre/account-centre.ts',
    files: ['services/account-centre/sandbox/pages/real-name-page.ts', 'services/account-centre/sandbox/real-name-routes.ts'],
  },
  {
    test: 'tests/services/account-centre/sandbox/console/judge-referral.test.ts',
    because: 'What is judged is read on the affiliate’s page.',
    through: 'services/account-centre/account-centre.ts',
    files: ['services/account-centre/sandbox/pages/affiliate-page.ts'],
  },
  {
    test: 'tests/services/account-centre/contract.test.ts',
    because: 'The contract of an account centre, over HTTP.',
    through: 'services/account-centre/account-centre.ts',
    files: [
      'services/account-centre/sandbox/centre-api-handlers.ts',
      'services/account-centre/sandbox/centre-api-routes.ts',
      'services/account-centre/sandbox/console/payment-list.ts',
      'services/account-centre/sandbox/pages/servers-page.ts',
    ],
  },
  {
    test: 'tests/services/account-centre/contract-books.test.ts',
    because: 'A server is changed over HTTP, and read in the console.',
    through: 'services/account-centre/account-centre.ts',
    files: ['services/account-centre/sandbox/console/change-table.ts'],
  },
  {
    test: 'tests/services/embedded-accounts.test.ts',
    because: 'Accounts of a first start.',
    files: ['services/account-centre/sandbox/seed-visitors.ts', 'services/lake/editors/ensure-editors.ts'],
  },
  {
    test: 'tests/services/backup/backup.test.ts',
    because: 'A backup is made, damaged, refused and restored.',
    files: [
      'services/backup/check-backup.ts',
      'services/backup/make-backup.ts',
      'services/backup/picture-files.ts',
      'services/backup/restore-backup.ts',
      'services/platform/database/restore-progress.ts',
      'services/backup/snapshot.ts',
      'services/backup/table-files.ts',
    ],
  },
  {
    test: 'tests/services/backup/backup-door.test.ts',
    because: 'A database passes from one process to another, also when one of them ends.',
    files: ['services/backup/snapshot-lines.ts', 'services/backup/text-lines.ts'],
  },
  {
    test: 'tests/services/door/page-cache/cache-handler.test.ts',
    because: 'Next’s cache, as Next calls it.',
    files: ['services/door/page-cache/redis-page-store.ts'],
  },
  {
    test: 'tests/services/door/door.test.ts',
    because: 'What the door answers, header by header.',
    through: 'services/door/door.ts',
    files: ['services/door/page-caching.ts', 'services/door/refusal.ts'],
  },
  {
    test: 'tests/services/door/markdown/page-markdown.test.ts',
    because: 'HTML in, Markdown out.',
    files: ['services/door/markdown/hast-text.ts', 'services/door/markdown/readable.ts', 'services/door/markdown/space-words.ts'],
  },
  {
    test: 'tests/services/platform/database/migrations.test.ts',
    because: 'States of a database are met by those who work on it.',
    files: ['services/platform/database/sql-state.ts'],
  },
  {
    test: 'tests/e2e/replicas/replicas.spec.ts',
    because: 'They put the services together and start them; every browser test runs on them.',
    through: 'scripts/stack/run-stack.ts',
    files: ['services/main.ts', 'services/mydoc/content/content-area.ts'],
  },
];
