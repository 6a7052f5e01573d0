import type { AssetSource } from 'sanity';
import type { Prepared } from './prepare-picture.ts';
import { uploadRefusal } from './upload-refusal.ts';

type UploaderClass = NonNullable<AssetSource['Uploader']>;
type Uploader = InstanceType<UploaderClass>;
type Subscriber = Parameters<Uploader['subscribe']>[0];

interface Deps {
  readonly prepare: (file: File) => Promise<Prepared>;
  readonly say: (words: string, isRefusal: boolean) => void;
}

/**
 * Sanity's uploader, which prepares each file first, and says why one was refused; Sanity's own message leads to the console of the
 * browser.
 */
export function tellingUploader(Base: UploaderClass, { prepare, say }: Deps): UploaderClass {
  return class extends Base {
    #subscribers = new Set<Subscriber>();
    #aborted = false;

    override subscribe(subscriber: Subscriber): () => void {
      this.#subscribers.add(subscriber);
      const leave = super.subscribe((event) => {
        // an 'all-complete' follows every error, and names each file with what was wrong with it
        if (event.type === 'error') return;
        if (event.type === 'all-complete') {
          for (const { status, error, file } of event.files) if (status === 'error') say(uploadRefusal(error, file.name), true);
        }
        subscriber(event);
      });
      return () => {
        this.#subscribers.delete(subscriber);
        leave();
      };
    }

    override upload(...[files, options]: Parameters<Uploader['upload']>): ReturnType<Uploader['upload']> {
      this.#aborted = false;
      void this.#prepared(files).then((ready) => {
        if (this.#aborted || ready.length === 0) return this.#end();
        super.upload(ready, options);
      });
      return [];
    }

    override abort(...given: Parameters<Uploader['abort']>): void {
      this.#aborted = true;
      super.abort(...given);
    }

    async #prepared(files: readonly File[]): Promise<File[]> {
      const prepared = await Promise.all(files.map((file) => prepare(file).catch((): Prepared => ({ kind: 'unchanged', file }))));
      return prepared.flatMap((each) => {
        if (each.kind !== 'unchanged') say(each.words, each.kind === 'refused');
        return each.kind === 'refused' ? [] : [each.file];
      });
    }

    /** The field leaves the state of an upload. */
    #end(): void {
      for (const subscriber of this.#subscribers) subscriber({ type: 'all-complete', files: [] });
    }
  };
}
