/** What the button of a purchase is and says. */
export type ButtonState = 'next' | 'requesting' | 'sold-out' | 'limited' | 'log-in';

interface ButtonFacts {
  readonly requesting: boolean;
  readonly soldOut: boolean;
  /** The service said that this person has had theirs. */
  readonly limited: boolean;
  readonly loggedIn: boolean;
}

/** What is under way comes first, then what nobody can buy, then what this visitor cannot. */
export function buttonState({ requesting, soldOut, limited, loggedIn }: ButtonFacts): ButtonState {
  if (requesting) return 'requesting';
  if (soldOut) return 'sold-out';
  if (limited) return 'limited';
  return loggedIn ? 'next' : 'log-in';
}
