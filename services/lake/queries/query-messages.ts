import { z } from 'zod';
import type { LakeDocument } from '../documents/document.ts';
import type { QueryAnswer, QueryRequest } from './query.ts';

/** A document as it is now; null if it was deleted. */
export interface DocumentState {
  id: string;
  document: LakeDocument | null;
}

/** Messages to a process that evaluates queries. */
export type QueryMessage =
  | { kind: 'documents'; states: readonly DocumentState[] }
  | { kind: 'loaded' }
  | { kind: 'query'; request: QueryRequest }
  | { kind: 'match'; query: string; params: Readonly<Record<string, unknown>>; document: LakeDocument };

/** Its replies: `ready` once it has every document, and one answer to each query. */
export type QueryReply =
  | { kind: 'ready' }
  | { kind: 'answer'; answer: QueryAnswer }
  | { kind: 'matched'; matches: boolean }
  | { kind: 'refused'; status: number; description: string; body: object };

/** Both sides are this program: only the kind is checked. */
const ofKind = <Message extends { kind: string }>(kinds: readonly Message['kind'][]) =>
  z.custom<Message>((value) => typeof value === 'object' && value !== null && 'kind' in value && kinds.some((kind) => kind === value.kind));

export const queryMessageSchema = ofKind<QueryMessage>(['documents', 'loaded', 'query', 'match']);
export const queryReplySchema = ofKind<QueryReply>(['ready', 'answer', 'matched', 'refused']);
