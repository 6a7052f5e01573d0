/** The limits of the chat, for both sides of the call. */
export const chatLimits = {
  /** UTF-16 units of a question, as it is typed. */
  questionUnitsAtMost: 1_000,
  /** UTF-16 units of `api_key`, which the specification has and which grants nothing. */
  apiKeyUnitsAtMost: 128,
  /** The browser waits this long for an answer, then shows the automatic one and puts the question back into the box. */
  answerTimeoutMs: 20_000,
  /** So long after the call arrived the model has to be done: the answer from the texts has to arrive in time. */
  wordedWithinMs: 17_000,
  /** How long a question waits after a start until the texts are indexed: the best match of only some texts may be wrong. */
  indexWithinMs: 10_000,
  /** Questions of one session: how many at once, and how many a minute after that. */
  session: { atOnce: 6, perMinute: 6 },
  /** Questions of one address, in which people may share it. */
  address: { atOnce: 20, perMinute: 20 },
  /** Questions of one session in a day; after that the answer says where else to ask. */
  sessionQuestionsADay: 100,
  /** Questions of one address in a day. */
  addressQuestionsADay: 400,
  /** Suggested questions that are offered at once. */
  suggestionsAtMost: 4,
} as const;
