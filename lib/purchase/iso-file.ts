/** The first volume descriptor of a disc image: sector 16 of 2048 bytes. */
const descriptorOffset = 32_768;

const isoProbeBytes = 6 * 2_048;

const identifiers = ['CD001', 'BEA01', 'NSR02', 'NSR03', 'TEA01'];

/** The part of a file that shows its type. */
export const isoProbe = (file: Blob): Blob => file.slice(descriptorOffset, descriptorOffset + isoProbeBytes);

/** Whether the bytes from sector 16 on are a disc image (ISO 9660 or UDF), whatever the file's name. */
export function isIsoProbe(bytes: Uint8Array): boolean {
  for (let sector = 0; sector < bytes.length; sector += 2_048) {
    const identifier = String.fromCharCode(...bytes.subarray(sector + 1, sector + 6));
    if (identifiers.includes(identifier)) return true;
  }
  return false;
}
