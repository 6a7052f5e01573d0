import { isWebAddress } from '#lib/rules/web-address.ts';

const uploadReference = /^upload-[a-z0-9]{8,40}$/;

/** Where a disc image of the buyer's own comes from: an https address, or the reference that the console gave to an upload. */
export const isIsoSource = (text: string): boolean => uploadReference.test(text) || (/^https:/i.test(text) && isWebAddress(text));
