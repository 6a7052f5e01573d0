import type { ItemNames } from './item-names.ts';

/** A code, which spreadsheets and addresses know, with the name that people know. */
export function NamedCode({ code, names }: { code: string; names: ItemNames }) {
  const name = names.get(code);
  if (!name) return code;
  return (
    <>
      {code}
      <br />
      <small>{name}</small>
    </>
  );
}
