import { WarningIcon } from '#components/ui/primitives/icons.tsx';

/** What is wrong with a field, said as soon as it is. */
export function FieldError({ error }: { error: string | null }) {
  return (
    <div role="alert">
      {error ? (
        <p className="error">
          <WarningIcon />
          {error}
        </p>
      ) : null}
    </div>
  );
}
