/** Hosted Sanity if the build names a project, else the lake on the Studio's own origin. */
const hostedProjectId = process.env.SANITY_STUDIO_PROJECT_ID;

export const isHosted = Boolean(hostedProjectId);
export const projectId = hostedProjectId || 'lake';
