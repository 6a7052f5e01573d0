import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { isSingletonType } from '../../cms-schemas/document-types.ts';
import { announceRedirect } from './announce-redirect.ts';
import { hideForLegalDrafts, hideForLegalTexts } from './hide-for-legal-texts.ts';
import { NewVersionAction } from './new-version.ts';
import { publishCorrection } from './publish-correction.tsx';
import { publishLegal } from './publish-legal.tsx';
import { hasPrices } from '../tools/prices/draft-prices.ts';
import { publishMoved } from './publish-moved.tsx';
import { publishPriced } from './publish-priced.tsx';
import { publishWithReasons } from './publish-with-reasons.ts';
import { endedPageQuestion } from './questions/ended-page-question.ts';
import { publishAsked } from './questions/publish-asked.tsx';
import { secondPersonQuestion } from './questions/second-person-question.ts';
import { restoreWithRights } from './restore.ts';
import { unpublishHere } from './unpublish-here.tsx';
import { UnpublishAtAction } from '../unpublishing/unpublish-at.tsx';

/** Actions that would delete or duplicate the home page or the settings. They are not unpublished either. */
const refusedForSingletons = new Set(['delete', 'duplicate']);

/** A published version stays for ever, and a copy of one would have its number. */
const refusedForLegalTexts = new Set(['unpublish', 'delete', 'duplicate']);

/**
 * Must be the same component each time: the Studio asks on every rendering, and another component would lose its state and reload its
 * rights.
 */
function once(
  wrap: (action: DocumentActionComponent) => DocumentActionComponent,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (action) => {
    const known = wrapped.get(action) ?? wrap(action);
    wrapped.set(action, known);
    return known;
  };
}

const publish = once(publishWithReasons);
const movingPublish = once((action) => publishAsked(announceRedirect(publish(action)), endedPageQuestion));
const settingsPublish = once((action) => publishAsked(publish(action), secondPersonQuestion));
const pricedPublish = once((action) => publishPriced(publish(action)));
const articlePublish = once((action) => publishLegal(publishCorrection(publishMoved(announceRedirect(publish(action))))));
const restore = once(restoreWithRights);
const unpublish = once(unpublishHere);
const notForLegalTexts = once(hideForLegalTexts);
const notForLegalDrafts = once(hideForLegalDrafts);

/** How documents of a type are published. */
function publishOf(type: string): (action: DocumentActionComponent) => DocumentActionComponent {
  if (type === 'article') return articlePublish;
  if (type === 'activityPage') return movingPublish;
  if (type === 'siteSettings') return settingsPublish;
  return hasPrices(type) ? pricedPublish : publish;
}

function asForLegalTexts(action: DocumentActionComponent): DocumentActionComponent {
  // a legal text has an instant of its own, and two people: nothing publishes it by itself at another one
  if (action.action === 'schedule') return notForLegalDrafts(action);
  return action.action && refusedForLegalTexts.has(action.action) ? notForLegalTexts(action) : action;
}

/** The buttons of a document. The lake decides which of them a role may use. */
export function resolveActions(
  given: DocumentActionComponent[],
  { schemaType, versionType }: DocumentActionsContext,
): DocumentActionComponent[] {
  // what is in a release, and a draft with its time, is published with that
  if (versionType === 'version' || versionType === 'scheduled-draft') return given;
  const publishing = publishOf(schemaType);
  const actions = given.flatMap((action) => {
    if (action.action === 'restore') return [restore(action)];
    if (action.action === 'unpublish') return isSingletonType(schemaType) ? [] : [unpublish(action), UnpublishAtAction];
    return [action.action === 'publish' ? publishing(action) : action];
  });
  if (isSingletonType(schemaType)) return actions.filter(({ action }) => !action || !refusedForSingletons.has(action));
  // a page of the site is there once
  if (schemaType === 'marketingPage') return actions.filter(({ action }) => action !== 'duplicate');
  if (schemaType !== 'article') return actions;
  return [NewVersionAction, ...actions.map(asForLegalTexts)];
}
