import { reasonOf } from '../connection/reason-of.ts';
import { say } from '../words/say.ts';

const bytesAtMost = 5 * 1024 * 1024;

interface CsvFileFieldProps {
  readonly label: string;
  readonly onText: (text: string) => Promise<void> | void;
  /** Why a file was not taken, in words for editors. */
  readonly onFault: (words: string) => void;
}

/** Where an editor chooses a CSV file, whose text is passed on. The same file can be chosen again after it was changed. */
export function CsvFileField({ label, onText, onFault }: CsvFileFieldProps) {
  const read = async (file: File): Promise<void> => {
    if (file.size > bytesAtMost) return onFault(say('The file is larger than 5 MiB: is it the exported one?'));
    await onText(await file.text());
  };
  return (
    <label>
      {label}{' '}
      <input
        type="file"
        accept=".csv,text/csv"
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) read(file).catch((error: unknown) => onFault(say(`The file could not be read: ${reasonOf(error)}`)));
        }}
      />
    </label>
  );
}
