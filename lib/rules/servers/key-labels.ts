interface NamedKey {
  readonly name: string;
  /** As `ssh-keygen -lf` shows it. */
  readonly fingerprint: string;
}

const shownUnits = 'SHA256:'.length + 8;

/** What several keys are called in a line: by their names, and those of the same name by the beginning of their fingerprints too. */
export const keyLabels = (keys: readonly NamedKey[]): string[] =>
  keys.map(({ name, fingerprint }) =>
    keys.filter((each) => each.name === name).length === 1 ? name : `${name} (${fingerprint.slice(0, shownUnits)}…)`,
  );
