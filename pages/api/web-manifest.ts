import type { NextApiRequest, NextApiResponse } from 'next';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { makeWebManifest } from '#lib/discovery/site-texts.ts';

const kept = cachedValue(makeWebManifest);

export default function answerWebManifest(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendText(response, 'manifest', kept.read);
}
