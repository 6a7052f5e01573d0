import { useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { isoSourceFault, type IsoSourceFault } from '#lib/catalogue/iso-source.ts';
import { isIsoProbe, isoProbe } from '#lib/purchase/iso-file.ts';
import { buttonRecipe } from '#components/ui/theme/button-recipe.ts';
import { FieldError } from './field-error.tsx';
import { fieldStyles } from './field-styles.ts';

const Fields = styled('div', {
  base: {
    ...fieldStyles,
    display: 'grid',
    gap: '4',
    '& .file': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minWidth: '0',
      fontSize: '.875rem',
      '& b': { fontWeight: 'medium', overflowWrap: 'anywhere', minWidth: '0' },
    },
    // the browser's own file button is in the browser's language
    '& input[type=file]': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& input:focus-visible + label': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

const FileButton = styled('label', buttonRecipe);

type Checked = 'none' | 'image' | 'other' | 'unreadable';

interface IsoSourceProps {
  source: string;
  onSource: (source: string | null) => void;
}

/** The address of a disc image, or the reference of an upload; a local file can be checked first. */
export function IsoFields({ source, onSource }: IsoSourceProps) {
  return (
    <Fields>
      <IsoSourceField source={source} onSource={onSource} />
      <IsoFileCheck />
    </Fields>
  );
}

function IsoSourceField({ source, onSource }: IsoSourceProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const [typed, setTyped] = useState(source);
  const [wrong, setWrong] = useState<IsoSourceFault | null>(null);
  const settle = (): void => {
    const text = typed.trim();
    const fault = isoSourceFault(text);
    setWrong(text === '' ? null : fault);
    // a field that was only focused does not replace the image chosen before
    if (text !== '' || source !== '') onSource(fault === null ? text : null);
  };
  return (
    <div className="field">
      <label className="label" htmlFor={`${id}-source`}>
        {t('image.isoSource')}
      </label>
      <input
        id={`${id}-source`}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-help`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            settle();
          }
        }}
      />
      <p id={`${id}-help`} className="help">
        {t('image.isoHelp')}
      </p>
      <FieldError error={wrong === null ? null : t(wrong === 'private' ? 'image.isoPrivate' : 'image.isoWrong')} />
    </div>
  );
}

/** Whether a local file is a disc image; it stays on the visitor's machine. */
function IsoFileCheck() {
  const { t } = useTranslation('purchase');
  const id = useId();
  const [checked, setChecked] = useState<Checked>('none');
  const [fileName, setFileName] = useState('');
  const look = async (file: File | undefined): Promise<void> => {
    setFileName(file?.name ?? '');
    if (!file) return setChecked('none');
    try {
      setChecked(isIsoProbe(new Uint8Array(await isoProbe(file).arrayBuffer())) ? 'image' : 'other');
    } catch {
      setChecked('unreadable');
    }
  };
  const words = { none: '', image: t('image.fileIsImage'), other: t('image.fileIsNot'), unreadable: t('image.fileUnreadable') } as const;
  return (
    <div className="field">
      <p id={`${id}-check`} className="label">
        {t('image.isoFile')}
      </p>
      <div className="file">
        <input
          id={`${id}-file`}
          type="file"
          accept=".iso,application/x-iso9660-image"
          aria-labelledby={`${id}-check ${id}-choose ${id}-name`}
          onChange={(event) => void look(event.target.files?.[0])}
        />
        <FileButton id={`${id}-choose`} htmlFor={`${id}-file`}>
          {t('image.isoChoose')}
        </FileButton>
        <b id={`${id}-name`}>{fileName}</b>
      </div>
      <p className="help" role="status">
        {words[checked] || t('image.isoFileHelp')}
      </p>
    </div>
  );
}
