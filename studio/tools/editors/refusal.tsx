/** Why something was not done, if it was refused. */
export function Refusal({ says }: { says: string | null }) {
  return says === null ? null : (
    <p className="refused" role="alert">
      {says}
    </p>
  );
}
