/** Why the content lake refuses a request: the types of its errors, as Sanity names them, and ours. Editors read words for each. */
export const lakeRefusals = [
  'validationError',
  'queryParseError',
  'queryTooExpensiveError',
  'mutationTooExpensiveError',
  'tooLargeError',
  'storageFullError',
  'internalError',
  'insufficientPermissionsError',
  'documentAlreadyExistsError',
  'documentNotFoundError',
  'documentRevisionIDDoesNotMatchError',
  'documentHasExistingReferencesError',
  'documentReferenceDoesNotExistError',
  'duplicateTransactionError',
  'legalTextError',
  'promotionError',
  'releaseError',
  'accountError',
] as const;

export type LakeRefusal = (typeof lakeRefusals)[number];

/** Why a scheduled release was not published, as its document has it. */
export interface ReleaseFailure {
  /** In English. */
  readonly message: string;
  readonly type?: LakeRefusal;
  /** The document that cannot be published or removed. */
  readonly id?: string;
  /** The one that refers to it, or that it refers to. */
  readonly otherId?: string;
}

/** Refusals that Sanity's answers name by their status alone. */
export const lakeStatuses = { 401: 'unauthorized', 403: 'forbidden', 404: 'notFound', 429: 'tooManyRequests', 503: 'unavailable' } as const;

export type LakeStatus = keyof typeof lakeStatuses;
