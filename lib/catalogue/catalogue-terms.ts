/** The enumerations of the catalogue; without schemas, so that a browser can load them alone. */
export const modelStatuses = ['on-sale', 'not-yet-public', 'internal-testing', 'withdrawn'] as const;
export const tiers = ['entry', 'plus', 'pro'] as const;
export const flowTypes = ['global', 'global-jp'] as const;
export const imageKinds = ['system', 'application'] as const;
export const imageFamilies = ['linux', 'windows'] as const;

export type Tier = (typeof tiers)[number];
export type ModelStatus = (typeof modelStatuses)[number];
