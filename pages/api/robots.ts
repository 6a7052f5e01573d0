import type { NextApiRequest, NextApiResponse } from 'next';
import { keptValue } from '#lib/discovery/kept-value.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { makeRobots } from '#lib/discovery/site-texts.ts';

const kept = keptValue(makeRobots);

export default function answerRobots(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendText(response, 'plain', kept.read);
}
