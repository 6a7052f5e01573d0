import type { NextApiRequest, NextApiResponse } from 'next';
import { siteHealth } from '#lib/health/site-health.ts';

export default async function health(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response
    .setHeader('cache-control', 'no-store')
    .status(200)
    .json(await siteHealth());
}
