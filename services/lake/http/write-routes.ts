import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actionsBodySchema, isReleaseAction } from '../writes/action-schema.ts';
import { mutationsOfActions } from '../writes/actions.ts';
import { datasetOfType, datasets, type Dataset } from '../documents/datasets.ts';
import type { Change, LakeDocument } from '../documents/document.ts';
import { weightOf } from '../documents/json-weight.ts';
import type { LakeParts } from '../lake-parts.ts';
import { mutateBodySchema, type Mutation } from '../writes/mutation-schema.ts';
import type { MutationOutcome } from '../writes/mutations.ts';
import { answerQuery } from '../queries/answer-query.ts';
import { invalid, tooMuchWork } from '../refusal.ts';
import { checkTargets } from '../editors/rights.ts';
import { checkReleases } from '../releases/check-releases.ts';
import { writeReleases } from '../releases/write-releases.ts';
import { checkWrite } from '../writes/check-write.ts';
import { isSelectionMoved, resolveSelections, selectionMoved, type FindSelected } from '../writes/query-mutations.ts';
import type { WriteAnswer, WriteRequest } from '../documents/store.ts';
import { targetOfMutation, targetsOfAction } from '../writes/write-targets.ts';
import { callerOf, turnOf, writerOf } from './caller.ts';
import { bodyOf, isYes, jsonOf, searchOf } from './parameters.ts';

/** About what hosted Sanity accepts: two of the largest documents. */
const writeBytesAtMost = 4 * 1024 * 1024;
/** Documents that one response returns: about 32 MB of text. */
const answerUnitsAtMost = 2_000_000;

/** Writing: mutations, and the Studio's actions, which become mutations. */
export function registerWriteRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { index } = parts.store;
  const options = { bodyLimit: writeBytesAtMost, onRequest: async (request: FastifyRequest) => void (await writerOf(parts, request)) };
  const authorizeFor = (request: FastifyRequest, byMutations: boolean, dataset: Dataset) => async (outcome: MutationOutcome) => {
    checkDataset(outcome.changes, dataset);
    // by the role at the write's turn, which may have been revoked while it waited
    await checkWrite(parts, await callerOf(parts, request), outcome.changes);
    checkReleases({ changes: outcome.changes, index, byMutations });
  };
  const checkAnswer = (results: MutationOutcome['results'], search: URLSearchParams): void => {
    if (isYes(search.get('returnDocuments')) && weightOf(results, answerUnitsAtMost).units > answerUnitsAtMost) throw tooMuchWork();
  };

  const mutate =
    (dataset: Dataset) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
      const caller = await writerOf(parts, request);
      const search = searchOf(request);
      const body = bodyOf(request, mutateBodySchema);
      await checkTargets(caller.role, body.mutations.flatMap(targetOfMutation), index);
      const find: FindSelected = async (query, params) => {
        const perspective = { kind: dataset === 'production' ? 'raw' : 'comments' } as const;
        const asked = { query, params, perspective, identity: caller.id };
        const { result } = await answerQuery(parts.store.lanes, asked, caller, turnOf(request, reply, caller));
        return jsonOf(result);
      };
      const answer = await writeSelected(parts, find, body.mutations, {
        author: caller.id,
        authorize: async (outcome) => {
          await authorizeFor(request, true, dataset)(outcome);
          checkAnswer(outcome.results, search);
        },
        transactionId: body.transactionId,
        dryRun: isYes(search.get('dryRun')),
        checkReferences: true,
        announced: true,
      });
      // a repeated transaction was not evaluated again
      checkAnswer(answer.results, search);
      return { transactionId: answer.transactionId, results: answer.results.map((result) => shaped(result, search)) };
    };
  for (const dataset of datasets) app.post(`/:version/data/mutate/${dataset}`, options, mutate(dataset));

  app.post('/:version/data/actions/production', options, async (request) => {
    const caller = await writerOf(parts, request);
    const body = bodyOf(request, actionsBodySchema);
    const onReleases = body.actions.filter(isReleaseAction);
    const onDocuments = body.actions.filter((action) => !isReleaseAction(action));
    if (onReleases.length > 0 && onDocuments.length > 0) throw invalid('Actions on releases and on documents are sent apart');
    if (onReleases.length > 0) {
      return writeReleases(parts, { ...body, actions: onReleases, person: () => callerOf(parts, request), author: caller.id });
    }
    await checkTargets(caller.role, onDocuments.flatMap(targetsOfAction), index);
    const answer = await parts.store.write({
      mutations: () => mutationsOfActions(index, onDocuments),
      author: caller.id,
      authorize: authorizeFor(request, false, 'production'),
      transactionId: body.transactionId,
      dryRun: body.dryRun,
      checkReferences: true,
      announced: true,
    });
    return { transactionId: answer.transactionId };
  });
}

/** @throws 400 where a document would be in two datasets, or in the wrong one */
function checkDataset(changes: readonly Change[], dataset: Dataset): void {
  const documents = changes.flatMap(({ before, after }) => [before, after]).filter((document) => document !== null);
  const other = documents.find(({ _type }) => datasetOfType(_type) !== dataset);
  if (other) throw invalid(`Documents of the type "${other._type}" are in the dataset ${datasetOfType(other._type)}`);
}

const selectionsAtMost = 3;

/**
 * Selections by query run before the write's turn, so that a slow one blocks no other write; what they found is checked again at its turn.
 */
async function writeSelected(
  parts: LakeParts,
  find: FindSelected,
  mutations: readonly Mutation[],
  request: Omit<WriteRequest, 'mutations'>,
): Promise<WriteAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const resolved = await resolveSelections(find, mutations);
    const inTurn = (): readonly Mutation[] => {
      if (!resolved.holds(parts.store.index.get)) throw selectionMoved();
      return resolved.mutations;
    };
    try {
      return await parts.store.write({ ...request, mutations: inTurn });
    } catch (error) {
      if (attempt >= selectionsAtMost || !isSelectionMoved(error)) throw error;
    }
  }
}

function shaped(result: { id: string; operation: string; document: LakeDocument | null }, search: URLSearchParams): object {
  const document = isYes(search.get('returnDocuments')) && result.document ? { document: result.document } : {};
  return { id: result.id, operation: result.operation, ...document };
}
