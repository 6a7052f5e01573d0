/** State and label of the purchase button. */
export type ButtonState = 'next' | 'requesting' | 'sold-out' | 'limited' | 'log-in';

interface ButtonFacts {
  readonly requesting: boolean;
  readonly soldOut: boolean;
  /** The service answered that this person already has one. */
  readonly limited: boolean;
  readonly loggedIn: boolean;
}

/** A request in progress comes first, then what nobody can buy, then what this visitor cannot. */
export function buttonState({ requesting, soldOut, limited, loggedIn }: ButtonFacts): ButtonState {
  if (requesting) return 'requesting';
  if (soldOut) return 'sold-out';
  if (limited) return 'limited';
  return loggedIn ? 'next' : 'log-in';
}
