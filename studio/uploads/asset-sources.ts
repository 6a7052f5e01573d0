import type { AssetSource } from 'sanity';
import { say } from '../words/say.ts';
import { browserPictures } from './browser-pictures.ts';
import { preparePicture, type Prepared } from './prepare-picture.ts';
import { tellingUploader } from './telling-uploader.ts';
import { uploadWords } from './upload-words.ts';

const deps = {
  prepare: (file: File): Promise<Prepared> => preparePicture(file, browserPictures),
  say: (words: string, isRefusal: boolean): void => uploadWords.say(say(words), isRefusal),
};

const known = new WeakMap<object, AssetSource>();

/** Sanity's sources of pictures, whose uploads are prepared and explained. Each stays the same one, as Sanity compares them. */
export const explainedSources = (sources: AssetSource[]): AssetSource[] =>
  sources.map((source) => {
    const explained = known.get(source) ?? (source.Uploader ? { ...source, Uploader: tellingUploader(source.Uploader, deps) } : source);
    known.set(source, explained);
    return explained;
  });
