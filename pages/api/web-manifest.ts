import type { NextApiRequest, NextApiResponse } from 'next';
import { keptValue } from '#lib/discovery/kept-value.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { makeWebManifest } from '#lib/discovery/site-texts.ts';

const kept = keptValue(makeWebManifest);

export default function answerWebManifest(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendText(response, 'manifest', kept.read);
}
