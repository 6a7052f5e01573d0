import type { NextApiRequest, NextApiResponse } from 'next';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { makeLlms } from '#lib/discovery/site-texts.ts';

const kept = cachedValue(makeLlms);

export default function answerLlms(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendText(response, 'plain', kept.read);
}
