import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import {
  getVersionId,
  useClient,
  useCurrentUser,
  useDocumentStore,
  usePerspective,
  type DocumentLayoutProps,
  type LayoutProps,
} from 'sanity';
import type { Observable } from 'rxjs';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { isPublishedId, knownIdOf, publishedIdOf } from '../../lib/content/document-ids.ts';
import { unansweredCommits } from '../backend.ts';
import { DeletionContext, UndoDeletion, useReportedDeletion, type Deletion } from '../deletion/undo-deletion.tsx';
import { connectionState, type ConnectionState } from './connection-state.ts';
import { createDocumentWatches, type DocumentWatches } from './document-watches.ts';
import { guardLeaving } from './leaving.ts';
import { createLeftBehind, type Choice } from './left-behind.ts';
import { createLocalCopies } from './local-copies.ts';
import { Notices } from './notices.tsx';
import { createOpenPages, type OpenPages } from './open-pages.ts';
import { UploadNotices } from '../uploads/upload-notices.tsx';
import { usePageLanguage } from '../words/use-page-language.ts';
import { useStudioMark } from './studio-mark.ts';

const WatchesContext = createContext<DocumentWatches | null>(null);

let knownPages: OpenPages | null = null;

/** This page's id, for as long as it is open. */
const openPages = (): OpenPages => (knownPages ??= createOpenPages({ locks: navigator.locks, session: sessionStorage, now: Date.now }));

function useLatest<T>(source: Observable<T>, first: T): T {
  const [value, setValue] = useState(first);
  useEffect(() => {
    const subscription = source.subscribe(setValue);
    return () => subscription.unsubscribe();
  }, [source]);
  return value;
}

/** Around the whole Studio: stores what is typed until the lake has confirmed it, and shows a notice if that takes long. */
export function PersistentLayout(props: LayoutProps) {
  useStudioMark();
  usePageLanguage();
  const { pair } = useDocumentStore();
  const editor = useCurrentUser()?.id ?? '';
  const client = useClient({ apiVersion: contentApiVersion });
  const copies = useMemo(() => createLocalCopies(localStorage), []);
  const state = useLatest<ConnectionState>(
    useMemo(() => connectionState(unansweredCommits), []),
    'connected',
  );
  const leftBehind = useMemo(() => createLeftBehind({ client, copies, pages: openPages(), editor }), [client, copies, editor]);
  const watches = useMemo(
    () =>
      createDocumentWatches({
        documents: pair,
        unanswered: unansweredCommits,
        copies,
        offer: leftBehind.offer,
        owner: openPages().own,
        editor,
      }),
    [pair, copies, leftBehind, editor],
  );
  const choices = useLatest<readonly Choice[]>(leftBehind.choices, []);
  const isFailing = useLatest(copies.failing, false);

  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const dismiss = useCallback(() => setDeletion(null), []);

  useEffect(() => guardLeaving({ watches, unanswered: unansweredCommits, copies }), [watches, copies]);
  useEffect(() => (editor ? leftBehind.start() : undefined), [leftBehind, editor]);

  return (
    <WatchesContext value={watches}>
      <DeletionContext value={setDeletion}>{props.renderDefault(props)}</DeletionContext>
      <Notices state={state} isKept={!isFailing} choices={choices} use={leftBehind.use} discard={leftBehind.discard}>
        <UploadNotices />
        {deletion && <UndoDeletion key={`${deletion.id} ${deletion.atMs}`} deletion={deletion} onDismiss={dismiss} />}
      </Notices>
    </WatchesContext>
  );
}

/** The id of what a form edits: where a release is chosen, a document's version in it. */
function useEditedId(documentId: string): string {
  const { selectedReleaseId } = usePerspective();
  return isPublishedId(documentId) && selectedReleaseId ? getVersionId(documentId, selectedReleaseId) : knownIdOf(documentId);
}

/** Around each open document: stores what is typed in it. */
export function PersistentDocumentLayout(props: DocumentLayoutProps) {
  const watches = useContext(WatchesContext);
  const { documentType } = props;
  const documentId = useEditedId(props.documentId);
  useEffect(() => watches?.open(documentId, documentType), [watches, documentId, documentType]);
  useReportedDeletion(publishedIdOf(documentId), documentType);
  return props.renderDefault(props);
}
