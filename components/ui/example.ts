import type { ReactElement } from 'react';
import type { Language } from '#lib/language/languages.ts';

/** A component in one situation: tests render it, and a reader sees what the component is for. */
export interface Example {
  readonly name: 'typical' | 'longest' | 'empty' | 'japanese' | 'error';
  readonly language: Language;
  readonly element: ReactElement;
}
