import { asRecord } from '../../cms-schemas/rules/verdict.ts';

/** How the words of the schema are said. */
export interface Say {
  readonly sentence: (english: string) => string;
  readonly name: (english: string) => string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What has a title and a description of its own. */
const listsOfTitled = ['fields', 'of', 'groups', 'fieldsets', 'orderings', 'styles', 'lists', 'decorators', 'annotations'] as const;

/** The schema types with every title, description and message in the words of `say`; the types themselves stay as they are. */
export const schemaInWords = <Type>(types: readonly Type[], say: Say): Type[] => types.map((type) => titledInWords(type, say) as Type);

function titledInWords(value: unknown, say: Say): unknown {
  if (!isNode(value)) return value;
  const said = Object.fromEntries(
    ['title', 'description'].flatMap((name) => {
      const text = value[name];
      return typeof text === 'string' ? [[name, say.sentence(text)]] : [];
    }),
  );
  const below = Object.fromEntries(
    listsOfTitled.flatMap((name) => {
      const list = value[name];
      return Array.isArray(list) ? [[name, list.map((each: unknown) => titledInWords(each, say))]] : [];
    }),
  );
  return {
    ...value,
    ...said,
    ...below,
    ...(isNode(value.marks) ? { marks: titledInWords(value.marks, say) } : {}),
    ...(isNode(value.options) ? { options: optionsInWords(value.options, say) } : {}),
    ...(isNode(value.preview) ? { preview: previewInWords(value.preview, choicesOf(value), say) } : {}),
    ...(isFunction(value.validation) ? { validation: validationInWords(value.validation, say) } : {}),
  };
}

function optionsInWords(options: Node, say: Say): Node {
  const { list } = options;
  if (!Array.isArray(list)) return options;
  const choice = (each: unknown): unknown => {
    if (typeof each === 'string') return say.name(each) === each ? each : { title: say.name(each), value: each };
    const { title } = asRecord(each);
    return typeof title === 'string' ? { ...asRecord(each), title: say.sentence(title) } : each;
  };
  return { ...options, list: list.map(choice) };
}

const between = ' · ';

/** Titles of the choices of a type's fields, by field and value. */
function choicesOf({ fields }: Node): ReadonlyMap<unknown, ReadonlyMap<unknown, string>> {
  const titled = (Array.isArray(fields) ? fields : []).map((field: unknown) => {
    const { name, options } = asRecord(field);
    const { list } = asRecord(options);
    const titles = (Array.isArray(list) ? list : []).flatMap((choice: unknown) => {
      const { title, value } = asRecord(choice);
      return typeof title === 'string' ? [[value, title] as const] : [];
    });
    return [name, new Map<unknown, string>(titles)] as const;
  });
  return new Map(titled);
}

/**
 * A line of a list: its second line is ours, its first one only where it is a name of ours, for most are content. A value that was chosen
 * is called there as in its field.
 */
function previewInWords(preview: Node, choices: ReturnType<typeof choicesOf>, say: Say): Node {
  const chosen = Object.entries(asRecord(preview.select)).flatMap(([name, path]) => {
    const titles = choices.get(path);
    return titles?.size ? [[name, titles] as const] : [];
  });
  if (!isFunction(preview.prepare) && chosen.length === 0) return preview;
  const prepare = isFunction(preview.prepare) ? preview.prepare : (selected: unknown) => selected;
  return {
    ...preview,
    prepare: (...given: unknown[]) => {
      const line = asRecord(prepare(...given));
      const selected = asRecord(given[0]);
      const titles = new Map(chosen.flatMap(([name, titlesOf]) => [[selected[name], titlesOf.get(selected[name])] as const]));
      const { title, subtitle } = line;
      const part = (english: string): string => say.sentence(titles.get(english) ?? english);
      return {
        ...line,
        ...(typeof title === 'string' ? { title: say.name(title) } : {}),
        ...(typeof subtitle === 'string' ? { subtitle: subtitle.split(between).map(part).join(between) } : {}),
      };
    },
  };
}

const levels: ReadonlySet<unknown> = new Set(['error', 'warning', 'info']);

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function';

const verdictInWords = (verdict: unknown, say: Say): unknown => (typeof verdict === 'string' ? say.sentence(verdict) : verdict);

function checkInWords(check: (...given: unknown[]) => unknown, say: Say) {
  return (...given: unknown[]): unknown => {
    const verdict = check(...given);
    return verdict instanceof Promise ? verdict.then((settled: unknown) => verdictInWords(settled, say)) : verdictInWords(verdict, say);
  };
}

/** A rule of Sanity whose messages, and the verdicts of whose checks, are said in other words. Each of its methods makes a new rule. */
function ruleInWords(rule: object, say: Say): object {
  return new Proxy(rule, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (!isFunction(member)) return member;
      return (...given: unknown[]): unknown => {
        const said = given.map((argument) => {
          if (typeof argument === 'string' && levels.has(name)) return say.sentence(argument);
          return name === 'custom' && isFunction(argument) ? checkInWords(argument, say) : argument;
        });
        const result: unknown = Reflect.apply(member, target, said);
        const isRule = typeof result === 'object' && result !== null && Object.getPrototypeOf(result) === Object.getPrototypeOf(target);
        return isRule ? ruleInWords(result, say) : result;
      };
    },
  });
}

/** Sanity runs a validation of one parameter once, and its number fields rely on that. */
function validationInWords(validation: (...given: unknown[]) => unknown, say: Say) {
  return (rule: object): unknown => validation(ruleInWords(rule, say));
}
