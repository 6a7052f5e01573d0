import type { Visitor } from '../envelope/visitor.ts';

/** Whether a page of ours made the call: another site cannot have its visitors' browsers make up what we count. */
export const isFromOwnPage = ({ header }: Pick<Visitor, 'header'>): boolean =>
  ['same-origin', 'none'].includes(header('sec-fetch-site') ?? 'none');
