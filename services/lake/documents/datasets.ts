import type { Change, LakeDocument } from './document.ts';

/** The content, and beside it what editors say to each other about it: the Studio keeps comments and tasks in a dataset of their own. */
export const datasets = ['production', 'production-comments'] as const;

export type Dataset = (typeof datasets)[number];

const discussed: ReadonlySet<string> = new Set(['comment', 'tasks.task']);

/** The dataset that documents of a type belong to: one store has both, and no type is in two. */
export const datasetOfType = (type: string): Dataset => (discussed.has(type) ? 'production-comments' : 'production');

export const isOfDataset = ({ _type }: LakeDocument, dataset: Dataset): boolean => datasetOfType(_type) === dataset;

/** Whether a change is of content, which visitors and programs are told of. */
export const isOfContent = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  [before, after].some((document) => document !== null && isOfDataset(document, 'production'));
