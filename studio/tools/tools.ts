import type { Tool } from 'sanity';
import { ContentCalendar } from './content-calendar.tsx';
import { ContentCheck } from './content-check/content-check.tsx';
import { CouponFigures } from './coupon-figures.tsx';
import { GroupFigures } from './group-figures.tsx';
import { TranslationBoard } from './translation-board.tsx';
import { WhatReadersSay } from './readers/what-readers-say.tsx';

/** Pages of the Studio besides content and preview. */
export const tools: Tool[] = [
  { name: 'translations', title: 'Translations', component: TranslationBoard },
  { name: 'calendar', title: 'Calendar', component: ContentCalendar },
  { name: 'coupons', title: 'Coupons', component: CouponFigures },
  { name: 'groups', title: 'Group buying', component: GroupFigures },
  { name: 'readers', title: 'What readers say', component: WhatReadersSay },
  { name: 'check', title: 'Check', component: ContentCheck },
];
