import type { Tool } from 'sanity';
import { isHosted } from '../backend.ts';
import { Trash } from '../deletion/trash.tsx';
import { AssistantFigures } from './assistant/assistant-figures.tsx';
import { ContentCalendar } from './content-calendar.tsx';
import { ContentCheck } from './content-check/content-check.tsx';
import { StartPage } from './start/start-page.tsx';
import { PriceTable } from './prices/price-table.tsx';
import { CouponFigures } from './coupon-figures.tsx';
import { GroupFigures } from './group-figures.tsx';
import { TranslationBoard } from './translation-board.tsx';
import { WhatReadersSay } from './readers/what-readers-say.tsx';

/** The page that the Studio opens with. */
export const startTool: Tool = { name: 'start', title: 'Start', component: StartPage };

/** Pages of the Studio besides content and preview. */
export const tools: Tool[] = [
  { name: 'translations', title: 'Translations', component: TranslationBoard },
  { name: 'calendar', title: 'Calendar', component: ContentCalendar },
  { name: 'prices', title: 'Prices', component: PriceTable },
  { name: 'coupons', title: 'Coupons', component: CouponFigures },
  { name: 'groups', title: 'Group buying', component: GroupFigures },
  { name: 'assistant', title: 'Assistant', component: AssistantFigures },
  { name: 'readers', title: 'What readers say', component: WhatReadersSay },
  { name: 'check', title: 'Check', component: ContentCheck },
  // hosted Sanity lists no deleted documents
  ...(isHosted ? [] : [{ name: 'trash', title: 'Trash', component: Trash }]),
];
