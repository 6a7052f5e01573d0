import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { languages, localizePath } from '#lib/language/languages.ts';
import { waitFor } from '../stack/wait-for.ts';
import { findMissing, findRedis, neededThings } from '../verify/needs.ts';
import type { ProofResult, ProofRun } from './proof.ts';
import { isMixed, judgeReleases, type SeenPage } from './releases/judge-releases.ts';
import { markedDocuments, readMarks } from './releases/marks.ts';
import { startTwoReplicas, type TwoReplicas } from './releases/two-replicas.ts';

const usualReleases = 100;
/** From one instant to the next: time for the pages of one to be rendered, and sometimes not quite. */
const everyMs = { least: 1_500, more: 2_000 } as const;
const firstAfterMs = 5_000;
const readPauseMs = 15;
const editPauseMs = 120;
const answerWithinMs = 20_000;
const shownWithinMs = 60_000;
const faultsAtMost = 40;
const mixedAtMost = 40;

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() });

/**
 * Two sites before one process of the services: releases go live at their instants, one after the other, while the home page is read from
 * both in three languages, and rendered again and again for publications of single documents. Every release changes the same documents.
 */
export async function runReleases({ machine, turns, isEnded }: ProofRun): Promise<ProofResult> {
  const redisProgram = findRedis(machine);
  const missing = findMissing(machine, ['postgres', 'redis']);
  if (redisProgram === null || missing.length > 0)
    throw new Error(`needed and not there: ${missing.map((need) => neededThings[need].description).join(', ')}`);
  const wanted = turns ?? usualReleases;
  const product = await startTwoReplicas(redisProgram);
  try {
    const check = createCheck(product);
    await publishFirst(check.client);
    const due = await scheduleReleases(check.client, wanted);
    const last = Math.max(...due.values());
    let over = false;
    const isOver = (): boolean => over || isEnded();
    const addresses = product.origins.flatMap((origin) => languages.map((language) => `${origin}${localizePath('/', language)}`));
    const work = Promise.all([...addresses.map((address) => readPage(check, address, isOver)), publishAlone(check, isOver)]);
    while (Date.now() < last && !isEnded()) await delay(Math.min(1_000, Math.max(1, last - Date.now())));
    if (!isEnded()) await untilShown(addresses, wanted);
    over = true;
    await work;
    const live = await publishedReleases(check.client);
    const { pages, firstSeen, mixed, edits, faults } = check.seen;
    return judgeReleases({
      ...{ wanted, pages, edits, mixed, firstSeen: [...firstSeen.values()], faults: [...faults, ...product.ended] },
      due: new Map([...due].filter(([release]) => live.has(release))),
    });
  } finally {
    await product.stop();
  }
}

interface Check {
  readonly client: SanityClient;
  readonly seen: {
    pages: number;
    edits: number;
    readonly firstSeen: Map<string, SeenPage>;
    readonly mixed: SeenPage[];
    readonly faults: string[];
  };
  fault(message: string): void;
}

function createCheck({ origins, writeToken: token }: TwoReplicas): Check {
  const client = createClient({
    ...{ projectId: 'lake', dataset: 'production', apiVersion: contentApiVersion, useProjectHostname: false, useCdn: false },
    ...{ apiHost: `${origins[0]}/lake`, perspective: 'raw', token },
  });
  const seen: Check['seen'] = { pages: 0, edits: 0, firstSeen: new Map(), mixed: [], faults: [] };
  const fault = (message: string): void => {
    if (seen.faults.length < faultsAtMost) seen.faults.push(message);
  };
  return { client, seen, fault };
}

/** The documents as of no release, published as one. */
async function publishFirst(client: SanityClient): Promise<void> {
  const documents = markedDocuments(0, await readGiven(client));
  await documents.reduce((all, document) => all.createOrReplace(document), client.transaction()).commit();
}

const nameOf = (release: number): string => `rCheck${release}`;

/** Creates this number of releases and schedules them; returns when each is due. */
async function scheduleReleases(client: SanityClient, count: number): Promise<Map<number, number>> {
  const given = await readGiven(client);
  for (let release = 1; release <= count; release += 1) {
    const releaseId = nameOf(release);
    const documents = markedDocuments(release, given);
    await client.releases.create({ releaseId, metadata: { title: releaseId, releaseType: 'scheduled' } });
    const versions = documents.map((document) => ({ ...document, _id: `versions.${releaseId}.${document._id}` }));
    await versions.reduce((all, version) => all.create(version), client.transaction()).commit();
  }
  const due = new Map<number, number>();
  let atMs = Date.now() + firstAfterMs;
  for (let release = 1; release <= count; release += 1) {
    due.set(release, atMs);
    await client.releases.schedule({ releaseId: nameOf(release), publishAt: new Date(atMs).toISOString() });
    atMs += everyMs.least + Math.round(Math.random() * everyMs.more);
  }
  return due;
}

async function readPage(check: Check, address: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const answer = await fetch(address, { headers: { 'accept-language': 'en' }, signal: AbortSignal.timeout(answerWithinMs) });
      const marks = readMarks(await answer.text());
      if (answer.status === 200) note(check, { ...marks, address, atMs: Date.now() });
      else check.fault(`${address} answered ${answer.status}`);
    } catch (error) {
      check.fault(`${address}: ${String(error)}`);
    }
    await delay(readPauseMs);
  }
}

function note({ seen }: Check, page: SeenPage): void {
  seen.pages += 1;
  if (isMixed(page) && seen.mixed.length < mixedAtMost) seen.mixed.push(page);
  const key = `${page.address} ${page.releases.join(' ')}`;
  if (!seen.firstSeen.has(key)) seen.firstSeen.set(key, page);
}

/** Publishes single documents of the same page, so that it is being rendered at most instants. */
async function publishAlone(check: Check, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const title = { en: `Edit ${check.seen.edits}` };
      await check.client.createOrReplace({ _id: 'edited-alone', _type: 'banner', placement: 'home', order: 99, title });
      check.seen.edits += 1;
    } catch (error) {
      check.fault(`an edit: ${String(error)}`);
    }
    await delay(editPauseMs);
  }
}

async function untilShown(addresses: readonly string[], release: number): Promise<void> {
  const accept = async (answer: Response): Promise<boolean> => readMarks(await answer.text()).releases.includes(release);
  for (const address of addresses) await waitFor(address, { deadlineMs: shownWithinMs, accept });
}

/** The numbers of the releases that went live. */
async function publishedReleases(client: SanityClient): Promise<Set<number>> {
  const names = z.array(z.string()).parse(await client.fetch('*[_type == "system.release" && state == "published"].name'));
  return new Set(names.map((name) => Number(name.replace(/\D/g, ''))));
}

type Given = Parameters<typeof markedDocuments>[1];

async function readGiven(client: SanityClient): Promise<Given> {
  const [home, settings] = await client.getDocuments(['homePage', 'siteSettings']);
  return [withoutStamps(home), withoutStamps(settings)];
}

function withoutStamps(document: unknown): Given[0] {
  const { _rev, _createdAt, _updatedAt, ...rest } = documentSchema.parse(document);
  return rest;
}
