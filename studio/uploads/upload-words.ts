import { BehaviorSubject } from 'rxjs';

/** The messages to an editor about an upload. */
export interface UploadWords {
  readonly id: number;
  readonly words: string;
  readonly isRefusal: boolean;
}

const wordsAtMost = 5;

/** What was said of uploads on this page and not closed yet, the last one last. */
export function createUploadWords() {
  const said = new BehaviorSubject<readonly UploadWords[]>([]);
  let last = 0;
  return {
    said,
    say: (words: string, isRefusal: boolean): void => {
      last += 1;
      said.next([...said.value, { id: last, words, isRefusal }].slice(-wordsAtMost));
    },
    close: (id: number): void => said.next(said.value.filter((each) => each.id !== id)),
  };
}

export const uploadWords = createUploadWords();
