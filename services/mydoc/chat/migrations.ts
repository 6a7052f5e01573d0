import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const chatMigrations: MigrationSet = {
  area: 'chat',
  migrations: [
    {
      number: 1,
      name: 'answers of the chat by topic; what was said only where the site keeps it',
      statements: [
        `CREATE TABLE IF NOT EXISTS chat_answer (
          id uuid PRIMARY KEY,
          answered_at timestamptz NOT NULL DEFAULT now(),
          language text NOT NULL,
          topic text NOT NULL,
          kind text NOT NULL,
          worded text NOT NULL,
          helped boolean,
          session uuid,
          question text,
          answer text)`,
        'CREATE INDEX IF NOT EXISTS chat_answer_by_time ON chat_answer (answered_at)',
        'CREATE INDEX IF NOT EXISTS chat_answer_session ON chat_answer (session) WHERE session IS NOT NULL',
      ],
    },
  ],
};
