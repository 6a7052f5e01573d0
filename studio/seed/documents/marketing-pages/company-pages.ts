import type { SeedDocument } from '../../seed-document.ts';
import { aboutPage } from './about.ts';
import { affiliatePage } from './affiliate.ts';
import { contactPage } from './contact.ts';
import { jobsPage } from './jobs.ts';
import { signUpPage } from './sign-up.ts';

/** Who we are, how to reach us, and how to join. */
export const companyMarketingPages: readonly SeedDocument[] = [aboutPage, contactPage, jobsPage, affiliatePage, signUpPage];
