import { defineCliConfig } from 'sanity/cli';
import { dataset } from './backend.ts';
import { projectId } from './project.ts';

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
});
