import type { ReactNode } from 'react';
import { isArrayOfBlocksInputProps, isObjectInputProps, type InputProps } from 'sanity';
import { pasteIntoText } from '../paste/paste-into-text.ts';
import { NewPicture } from '../uploads/new-picture.tsx';
import { Standing } from './banner-input.tsx';
import { CardPrices } from './card-prices-input.tsx';
import { DateInput, isDateInput } from './date-input.tsx';
import { inThreeLanguages, LanguagesLayout } from './languages-layout.ts';
import { FrozenForm } from './legal/frozen-form.tsx';
import { LegalEffectLine } from './legal/legal-effect-line.tsx';
import { OwnPageLine } from './own-pages/own-page-line.tsx';
import { isDocumentType } from '../../lib/content/document-types.ts';
import { UnpublishingLine } from '../unpublishing/unpublishing-line.tsx';

/** What is shown above the whole form of a type. */
const above: Readonly<Record<string, (props: { value: unknown; readOnly: boolean }) => ReactNode>> = {
  banner: Standing,
  planCard: CardPrices,
  article: LegalEffectLine,
  activityPage: OwnPageLine,
};

const pictures: ReadonlySet<string> = new Set(['localeImage', 'picture']);

/**
 * The whole form of a document that leaves the site by itself, and of some types, has a line above it, and texts take what is pasted in our
 * way; every other input is as it was.
 */
export function FormInput(props: InputProps) {
  if (isArrayOfBlocksInputProps(props)) return props.renderDefault({ ...props, onPaste: pasteIntoText });
  if (isDateInput(props)) return <DateInput {...props} />;
  if (pictures.has(props.schemaType.name)) return <NewPicture value={props.value}>{props.renderDefault(props)}</NewPicture>;
  if (inThreeLanguages.has(props.schemaType.name)) return <LanguagesLayout>{props.renderDefault(props)}</LanguagesLayout>;
  const { value, schemaType } = props;
  if (props.path.length > 0 || !isDocumentType(schemaType.name)) return props.renderDefault(props);
  const Above = above[schemaType.name];
  return (
    <>
      <UnpublishingLine value={value} type={schemaType.name} />
      {Above && <Above value={value} readOnly={props.readOnly === true} />}
      {schemaType.name === 'article' && isObjectInputProps(props) ? <FrozenForm {...props} /> : props.renderDefault(props)}
    </>
  );
}
