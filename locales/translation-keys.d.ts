import 'i18next';
import type announcements from './en/announcements.json';
import type arrival from './en/arrival.json';
import type blocks from './en/blocks.json';
import type documents from './en/documents.json';
import type errors from './en/errors.json';
import type frame from './en/frame.json';
import type home from './en/home.json';
import type overlays from './en/overlays.json';

/** Keys are those of the English files: a key that is missing there does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    enableSelector: false;
    resources: { announcements: typeof announcements; arrival: typeof arrival; blocks: typeof blocks; documents: typeof documents; errors: typeof errors; frame: typeof frame; home: typeof home; overlays: typeof overlays };
  }
}
