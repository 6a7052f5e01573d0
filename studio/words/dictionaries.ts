import type { Language } from '../../lib/language/languages.ts';
import { catalogue as jaCatalogue } from './ja/catalogue.ts';
import { desk as jaDesk } from './ja/desk.ts';
import { editors as jaEditors } from './ja/editors.ts';
import { handbook as jaHandbook } from './ja/handbook.ts';
import { legal as jaLegal } from './ja/legal.ts';
import { messages as jaMessages } from './ja/messages.ts';
import { pages as jaPages } from './ja/pages.ts';
import { refusals as jaRefusals } from './ja/refusals.ts';
import { rules as jaRules } from './ja/rules.ts';
import { selling as jaSelling } from './ja/selling.ts';
import { texts as jaTexts } from './ja/texts.ts';
import { tools as jaTools } from './ja/tools.ts';
import { catalogue as zhCatalogue } from './zh/catalogue.ts';
import { desk as zhDesk } from './zh/desk.ts';
import { editors as zhEditors } from './zh/editors.ts';
import { handbook as zhHandbook } from './zh/handbook.ts';
import { legal as zhLegal } from './zh/legal.ts';
import { messages as zhMessages } from './zh/messages.ts';
import { pages as zhPages } from './zh/pages.ts';
import { refusals as zhRefusals } from './zh/refusals.ts';
import { rules as zhRules } from './zh/rules.ts';
import { selling as zhSelling } from './zh/selling.ts';
import { texts as zhTexts } from './zh/texts.ts';
import { tools as zhTools } from './zh/tools.ts';
import { createTranslator, type Translator, type Words } from './translator.ts';

/** Every sentence of ours that the Studio says, in the languages besides the one it is written in. */
export const dictionaries = {
  zh: {
    ...zhPages,
    ...zhSelling,
    ...zhTexts,
    ...zhMessages,
    ...zhRules,
    ...zhRefusals,
    ...zhDesk,
    ...zhLegal,
    ...zhTools,
    ...zhCatalogue,
    ...zhHandbook,
    ...zhEditors,
  },
  ja: {
    ...jaPages,
    ...jaSelling,
    ...jaTexts,
    ...jaMessages,
    ...jaRules,
    ...jaRefusals,
    ...jaDesk,
    ...jaLegal,
    ...jaTools,
    ...jaCatalogue,
    ...jaHandbook,
    ...jaEditors,
  },
} as const satisfies Record<Exclude<Language, 'en'>, Words>;

const joinedIn = {
  zh: (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join('、')}和${parts.at(-1) ?? ''}`,
  ja: (parts: readonly string[]): string => parts.join('、'),
} as const;

const english: Translator = { sentence: (sentence) => sentence, name: (name) => name };

export const translatorOf = (language: Language): Translator =>
  language === 'en' ? english : createTranslator(dictionaries[language], joinedIn[language]);
