/** Whoever is logged in. */
export interface Session {
  readonly accountId: string;
}

/** The seam to log-in: reads and ends a session by the credential of the `hf_session` cookie. */
export interface Sessions {
  read(credential: string): Promise<Session | null>;
  end(credential: string): Promise<void>;
}

/** Nobody is logged in. */
export const noSessions: Sessions = {
  read: async () => null,
  end: async () => undefined,
};
