import { useEffect, useState } from 'react';
import { Notice } from '../connection/notice.ts';
import { say } from '../words/say.ts';
import { uploadWords, type UploadWords } from './upload-words.ts';

/** What became of uploads, until it is closed. */
export function UploadNotices() {
  const [said, setSaid] = useState<readonly UploadWords[]>([]);
  useEffect(() => {
    const subscription = uploadWords.said.subscribe(setSaid);
    return () => subscription.unsubscribe();
  }, []);
  return said.map(({ id, words, isRefusal }) => (
    <Notice key={id} role={isRefusal ? 'alert' : 'status'}>
      <p>{words}</p>
      <button type="button" onClick={() => uploadWords.close(id)}>
        {say('Close')}
      </button>
    </Notice>
  ));
}
