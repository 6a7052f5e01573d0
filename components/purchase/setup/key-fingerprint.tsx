import { useEffect, useState } from 'react';
import { sshFingerprint } from '#lib/rules/servers/ssh-key.ts';

/** The type of a key and its fingerprint, as `ssh-keygen -lf` shows it; a browser without its cryptography shows the type alone. */
export function KeyFingerprint({ text }: { text: string }) {
  const [fingerprint, setFingerprint] = useState('');
  useEffect(() => {
    let isLeft = false;
    sshFingerprint({ text }).then(
      (found) => isLeft || setFingerprint(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [text]);
  return (
    <span className="print">
      {text.slice(0, text.indexOf(' '))} {fingerprint === '' ? null : <code>{fingerprint}</code>}
    </span>
  );
}
