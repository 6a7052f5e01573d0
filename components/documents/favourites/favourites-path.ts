export const favouritesPath = '/doc/collect';
