/** How often an address may have the CMS asked who it is. */
export const editorTries = { atOnce: 30, perMinute: 30 } as const;
