import type { Language } from '../../lib/language/languages.ts';

/** How one task is done in the Studio. Words of the Studio are in brackets. */
export interface HandbookPage {
  /** Its picture has the same name, in a folder of each language below `studio/static/handbook`. */
  readonly id: string;
  /** Whose task it is. */
  readonly readers: 'everyone' | 'marketing' | 'legal';
  readonly title: string;
  readonly when: string;
  /** What its picture shows. */
  readonly picture: string;
  readonly steps: readonly string[];
  readonly notes: readonly string[];
}

/** A page for each task, in English; `say` has the other languages. */
export const handbookPages = [
  {
    id: 'start',
    readers: 'everyone',
    title: 'See what waits for you',
    when: 'When you begin your day.',
    picture: 'The start page: what the site does next, the drafts that wait, and what is to be mended.',
    steps: [
      'Open [Start]. [Next on the site] lists what the site will do by itself, with the time and its zone.',
      '[Drafts] lists what is written and not published, and whom it waits for.',
      '[To mend] names the first problems on the site; [Check] has them all.',
    ],
    notes: [],
  },
  {
    id: 'language',
    readers: 'everyone',
    title: 'Choose the language of the Studio',
    when: 'The Studio begins in the language of your browser.',
    picture: 'Three buttons at the top of the start page, one for each language; the one in use has a tick.',
    steps: ['Open [Start] and choose the language at the top. The page loads anew.'],
    notes: ['What you write is not translated by this: titles in lists stay in the language they were written in.'],
  },
  {
    id: 'publish',
    readers: 'everyone',
    title: 'Publish, and what to do if you cannot',
    when: 'What you write is saved as a draft while you type. Visitors see nothing of it until it is published.',
    picture: 'The grey button at the bottom right of a form, with the note that says which field lacks what.',
    steps: [
      'Press the button at the bottom right. The public page changes within seconds.',
      'If the button is grey, rest the pointer on it: it says which field lacks what.',
      'While your words are being saved, or while you are offline, wait: the button comes back by itself.',
    ],
    notes: [
      'If the connection is lost, keep the window open. What you typed is kept in the browser and sent when it is back.',
      'To take something off the site and keep it, press “Published” above its form, then “Unpublish”.',
      'To ask about a field, press the speech bubble beside its name; tasks are behind the tick at the top. No mail is sent for either.',
    ],
  },
  {
    id: 'instant',
    readers: 'everyone',
    title: 'See the site at another time',
    when: 'To see what visitors saw, or what they will see: at any second, past or to come.',
    picture: 'A page in the preview, and the bar below it: a date and a time, and the buttons that show them and make a link.',
    steps: [
      'Open [Preview] and go to the page. The bar below it has the field “Show the site at”.',
      'Enter a date and a time, by the clock of your browser, and press “Show”. The bar says which time you see.',
      'Follow the links of the page: the whole site is shown at that time, in every language.',
      'For somebody without an account, press “Make a link” and copy it. For 30 days it shows the site at this time, and at no other.',
      'Press “Back to now” when you are done.',
    ],
    notes: [
      'A time to come is shown by what is published and scheduled now: releases, banners, promotions, legal texts. Drafts are not shown.',
      'What is in stock, which groups are open and the price before a reduction are those of now at any time.',
      'At another time, a click on a text opens no field. Choosing something else at the top of the Studio leads back to now.',
      'The preview is seen in every tab of your browser in which the site is open, until you press “Exit preview”.',
    ],
  },
  {
    id: 'banner',
    readers: 'marketing',
    title: 'Put a banner on the home page',
    when: 'For a campaign or a message that everybody should see.',
    picture: 'The form of a banner: the line that says whether visitors see it, the tabs, and the title in three languages.',
    steps: [
      'Open [Content], [Home], [Banners] and press +.',
      'Write [Title] and [Lead] in the three languages, choose a [Picture] and say in its [Alternative text] what it shows.',
      'Under [Place and time], say from when until when it is shown. Left empty, it begins at once and stays.',
      'The line above the form says whether visitors see it: three banners are shown at most.',
      'For another order, open [Order of the banners], drag the lines and press [Publish this order].',
    ],
    notes: [],
  },
  {
    id: 'release',
    readers: 'marketing',
    title: 'Publish several changes together, in a release',
    when: 'For a campaign: its banner, its page and its announcement change at one moment, now or at a time that you choose.',
    picture: 'A release: its title, when it is to go live, the documents in it, and at the bottom the button that runs it and its menu.',
    steps: [
      'Open [Releases] and press “New release”. Give it a title, and choose “As soon as possible”, or “At time” to schedule it.',
      'The Studio now shows this release. Press “Add document” below its documents; or open a document, press “Add to release” and write.',
      'Open [Preview] while the release is chosen at the top: it shows the site as the release will make it.',
      'To publish it yourself, press “Run release” in the release. All of it goes live together.',
      'To schedule it, press “Schedule release...”, there or in the menu beside it, choose the time and confirm.',
      'What is scheduled is locked. To change it, press “Unschedule release” first.',
      'To take it back later, open it under “Archived” and press “Revert release”. Run the release that this makes, or let it run at once.',
    ],
    notes: [
      'When it is due, it goes live by itself; if the site is down then, as soon as the site is back. Look at the site after that time.',
      'If it cannot be published then, nothing of it is and nobody is notified. A red dot at the top points to it; the release says why.',
      'Whoever runs or schedules a release needs the rights to everything in it, also when it is due.',
      'Marketing and the legal desk each make a release, for the same time. One with texts of both is run by an administrator.',
      'A draft of a document in it stays as it is, unless you tick “Update existing drafts” when you run it.',
      'For one document alone, write its draft and choose “Schedule publish” in the menu beside the button that publishes.',
      'To have one document leave the site at a time, choose [Unpublish at …] in that menu. The line above its form says when and can cancel it; [Calendar] has it, too.',
      'If it cannot be unpublished then, because something refers to it or you may not do it any more, it stays, and that line says why.',
    ],
  },
  {
    id: 'price',
    readers: 'marketing',
    title: 'Change prices',
    when: 'One price belongs to a size, a disk type or a transfer plan, in one region and one currency.',
    picture: 'The price tool: pasted rows, and below them old and new prices side by side with the button that publishes them.',
    steps: [
      'Open [Prices] and press [Copy the table]. Change the amounts in a spreadsheet.',
      'Paste the changed rows, with the first line, into [Changed prices].',
      'Read old and new, what the pages will show, and how many [Open quotes] keep the former price. Confirm what is unusual.',
      'Press the button that publishes the prices: all of them change together.',
    ],
    notes: [
      'Quotes that visitors have open keep their price for 30 minutes.',
      'A price that you change in its own form is shown in the same way when you press the button there; [Publish these prices] publishes it.',
    ],
  },
  {
    id: 'catalogue',
    readers: 'marketing',
    title: 'Change many sizes at once, or add some',
    when: 'One file has every size with its facts and prices: a line for each region in which it is sold.',
    picture: 'The catalogue tool: a chosen file, and below it what it would change, old and new side by side.',
    steps: [
      'Open [Catalogue] and press [Export CSV]. Change cells in a spreadsheet, or add lines: a new size has one for each region.',
      'Choose the file at [Import a CSV file]. What is wrong in it is named by the number of its line.',
      'Read [New models], [Changed models] and [Changed prices], and confirm what is unusual.',
      'Press the button that publishes the sizes: all of it changes together, or nothing.',
    ],
    notes: [
      'An empty cell changes nothing, and no size is deleted: one that is no longer sold gets the status withdrawn.',
      'If somebody changed one of these sizes meanwhile, nothing is published. The file stays, and you see what it would change now.',
    ],
  },
  {
    id: 'own-page',
    readers: 'marketing',
    title: 'Make a page of your own, with a short address',
    when: 'For an event that has no page yet.',
    picture: 'A page of one’s own in its form, at the tab with its address and its time.',
    steps: [
      'Open [Content], [Pages], [Own pages] and press +.',
      'Write the opening, then add [Sections] from top to bottom.',
      'Give the [Address] under [Address and time]. A start and an end are optional.',
      'For print, open [Navigation], [Redirects], press + and lead a short address like /sale to the page.',
    ],
    notes: [],
  },
  {
    id: 'article',
    readers: 'marketing',
    title: 'Write a help article',
    when: 'Each language is a document of its own; the three share one translation key.',
    picture: 'The help articles of one category, with + above the list.',
    steps: [
      'Open [Content], [Help], choose the category and press +.',
      'Write [Title], [In short] and [Text]. You can paste from Word, Google Docs or WPS: headings, lists, links and tables stay.',
      'Under [Address], choose the [Language].',
      'For another language, open [Translations] and press [Begin translating] beside the article: it begins as a copy, to be written over.',
    ],
    notes: ['Pictures are not pasted along: upload them, and say what they show.'],
  },
  {
    id: 'picture',
    readers: 'marketing',
    title: 'Upload a picture',
    when: 'PNG, JPEG, WebP and AVIF are taken.',
    picture: 'The picture of a banner in its form, and the fields for its alternative text in three languages.',
    steps: [
      'Drop the file on the field [Picture]. One of more than 4 MiB is made smaller by itself; a note says so.',
      'If a file is refused, the note says why and what to do.',
      'Write the [Alternative text] in the three languages, and again when you replace the picture.',
    ],
    notes: [],
  },
  {
    id: 'translate',
    readers: 'marketing',
    title: 'Bring translations up to date',
    when: 'When the English text changed after it was translated.',
    picture: 'The translations tool: the languages, and a field with what changed in English and the button beside it.',
    steps: [
      'Open [Translations] and choose the language. Each field shows what changed in English.',
      'Write the field anew in its document, or press [Still fits].',
      'For a translator, export the open work as CSV. [Import a translated file] shows every change before it is written into drafts.',
    ],
    notes: [],
  },
  {
    id: 'address',
    readers: 'marketing',
    title: 'Move a text to another address',
    when: 'The old address keeps working: a redirect is made by itself.',
    picture: 'The question whether the other languages move along, with its buttons.',
    steps: [
      'Change the [Address] and press [Publish and redirect].',
      'For a help article you are asked whether the other languages move along: choose [Every language].',
    ],
    notes: [],
  },
  {
    id: 'trash',
    readers: 'everyone',
    title: 'Bring back what was deleted',
    when: 'Nothing is lost by deleting it, with its history.',
    picture: 'The trash: a deleted document, when it was deleted and by whom, with the button that brings it back.',
    steps: ['Right after deleting, press [Undo the deletion] at the bottom left.', 'Later, open [Trash] and press [Restore].'],
    notes: [],
  },
  {
    id: 'legal-version',
    readers: 'legal',
    title: 'Write a new version of a legal text',
    when: 'A published version never changes, whoever asks. A change is a new version.',
    picture: 'A published version of the terms, which cannot be written in, with the button for a new version at the bottom right.',
    steps: [
      'Open [Content], [Legal], the text and its version in force, and press [New version]. It makes a draft in each language.',
      'Change the [Text] and say in [What changed] what a customer should know.',
      'Under [Version and effect], give the day, the time and the time zone from which it is in force.',
      'If it may not wait for the notice period, write the reason in [Why it may not wait].',
      'You type this once: a button above the form gives it to the drafts of the other languages.',
    ],
    notes: [
      'The view [What changed] beside the form shows each difference, and where the languages are built differently.',
      'The line above the form says from when the text is in force, and by whose clocks.',
    ],
  },
  {
    id: 'legal-publish',
    readers: 'legal',
    title: 'Publish a legal text, as the second person',
    when: 'Another person publishes than the one who changed the draft last.',
    picture: 'What publishing a version would do in each language, to be confirmed or put off.',
    steps: [
      'Open the draft from [Start], where it waits for you: you see at once what it changes, and by a link what the other languages do.',
      'Read it, and press the button to publish. You see what happens in each language, and which one is missing.',
      'Confirm, or press [Wait] until the missing language is there.',
    ],
    notes: [],
  },
  {
    id: 'legal-correction',
    readers: 'legal',
    title: 'Correct a published legal text',
    when: 'For an obvious mistake, like a wrong letter. What changes a right is a new version.',
    picture: 'The list of corrections in the form of a published version, with the button that adds one.',
    steps: [
      'Open the published version and add an entry to [Corrections]: the day, what is wrong, and what is right.',
      'Another person publishes it. It stands beside the text for ever.',
    ],
    notes: [],
  },
] as const satisfies readonly HandbookPage[];

export type HandbookId = (typeof handbookPages)[number]['id'];

/** The size at which each picture is shown; one size, so that nothing moves while they load. */
export const pictureSize = { width: 840, height: 525 } as const;

/** Where a task's picture is among the static files of the Studio. */
export const pictureFile = (id: string, language: Language): string => `static/handbook/${language}/${id}.webp`;
