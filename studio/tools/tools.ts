import type { CurrentUser, Tool } from 'sanity';
import { isHosted } from '../project.ts';
import { Trash } from '../deletion/trash.tsx';
import { Handbook } from '../handbook/handbook.tsx';
import { AccountPage } from './account/account-page.tsx';
import { AssistantFigures } from './assistant/assistant-figures.tsx';
import { CataloguePage } from './catalogue/catalogue-page.tsx';
import { ContentCalendar } from './content-calendar.tsx';
import { ContentCheck } from './content-check/content-check.tsx';
import { StartPage } from './start/start-page.tsx';
import { PriceTable } from './prices/price-table.tsx';
import { EditorsPage } from './editors/editors-page.tsx';
import { CouponFigures } from './coupon-figures.tsx';
import { GroupFigures } from './group-figures.tsx';
import { orderedTools } from './tool-order.ts';
import { TranslationBoard } from './translation-board.tsx';
import { WhatReadersSay } from './readers/what-readers-say.tsx';
import { say } from '../words/say.ts';

/** The page that the Studio opens with. */
export const startTool: Tool = { name: 'start', title: say('Start'), component: StartPage };

/** Sanity's own tool for releases has its title in English alone. */
export const named = (tool: Tool): Tool => (tool.name === 'releases' ? { ...tool, title: say('Releases') } : tool);

/** Pages of the Studio besides content and preview, for every editor. */
const tools: Tool[] = [
  { name: 'translations', title: say('Translations'), component: TranslationBoard },
  { name: 'calendar', title: say('Calendar'), component: ContentCalendar },
  { name: 'prices', title: say('Prices'), component: PriceTable },
  { name: 'catalogue', title: say('Catalogue'), component: CataloguePage },
  { name: 'coupons', title: say('Coupons'), component: CouponFigures },
  { name: 'groups', title: say('Group buying'), component: GroupFigures },
  { name: 'assistant', title: say('Assistant'), component: AssistantFigures },
  { name: 'readers', title: say('What readers say'), component: WhatReadersSay },
  { name: 'check', title: say('Check'), component: ContentCheck },
  { name: 'handbook', title: say('Handbook'), component: Handbook },
  // hosted Sanity lists no deleted documents
  ...(isHosted ? [] : [{ name: 'trash', title: say('Trash'), component: Trash }]),
  // nor are its accounts ours
  ...(isHosted ? [] : [{ name: 'account', title: say('My account'), component: AccountPage }]),
];

/** Pages for administrators alone. Hosted Sanity has its own management of accounts. */
const administration: Tool[] = isHosted ? [] : [{ name: 'editors', title: say('Editors'), component: EditorsPage }];

/** The tools of the logged-in editor, those that the role uses most first. */
export const toolsFor = (user: Pick<CurrentUser, 'roles'> | null): Tool[] =>
  orderedTools(user?.roles.map(({ name }) => name) ?? [], tools, administration);
