/** The roles of editors of the embedded content lake. */
export const editorRoles = ['administrator', 'editor', 'legal', 'viewer'] as const;

export type EditorRole = (typeof editorRoles)[number];

/** What happens to documents, as people name it. */
const documentKinds = ['create', 'edit', 'publish', 'unpublish', 'delete', 'discard'] as const;

/** What happens to accounts, and at the log-in. */
const accountKinds = [
  'logIn',
  'logInFailed',
  'logOut',
  'invite',
  'role',
  'reset',
  'password',
  'endSessions',
  'remove',
  'twoFactorOn',
  'twoFactorOff',
  'recoveryCode',
] as const;

/** What happens to the lake as a whole. */
const lakeKinds = ['prune'] as const;

/** What the audit log notes. */
export const auditKinds = [...documentKinds, ...accountKinds, ...lakeKinds] as const;

export type DocumentKind = (typeof documentKinds)[number];
export type AccountKind = (typeof accountKinds)[number];
export type AuditKind = (typeof auditKinds)[number];
