/** A field's path for people: `body[_key=="a"].text` is 'body › text'. */
export const fieldName = (path: string): string =>
  path
    .replaceAll(/\[_key=="[^"]*"\]/g, '')
    .replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`)
    .split('.')
    .filter((step) => step !== '{}')
    .join(' › ');
