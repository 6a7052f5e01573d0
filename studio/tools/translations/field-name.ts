/** What of a schema type this needs. */
interface Titled {
  readonly title?: string | undefined;
  readonly fields?: readonly { readonly name: string; readonly type: Titled }[] | undefined;
}

/** A field's path for people: `body[_key=="a"].text` is 'body › text'. With the schema’s titles as far as the path is known there. */
export function fieldName(path: string, type?: Titled): string {
  const steps = path
    .replaceAll(/\[_key=="[^"]*"\]/g, '')
    .replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`)
    .split('.')
    .filter((step) => step !== '{}');
  let known = type;
  return steps
    .map((step) => {
      const name = step.split(' ')[0] ?? step;
      known = known?.fields?.find((field) => field.name === name)?.type;
      return known?.title ? step.replace(name, known.title) : step;
    })
    .join(' › ');
}
