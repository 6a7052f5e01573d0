import type { SeedDocument } from '../seed-document.ts';
import { aboutPage } from './marketing-page-about.ts';
import { affiliatePage } from './marketing-page-affiliate.ts';
import { contactPage } from './marketing-page-contact.ts';
import { jobsPage } from './marketing-page-jobs.ts';
import { signUpPage } from './marketing-page-sign-up.ts';

/** Who we are, how to reach us, and how to join. */
export const companyMarketingPages: readonly SeedDocument[] = [aboutPage, contactPage, jobsPage, affiliatePage, signUpPage];
