import type { Catalogue, DiskType } from '#lib/catalogue/catalogue.ts';
import { readWhole, type AddressReader } from '#lib/catalogue/address-reader.ts';
import {
  passwordSources,
  securityGroups,
  type DiskChoice,
  type ImageChoice,
  type PasswordSource,
  type SecurityGroup,
  type SnapshotPlan,
} from '#lib/catalogue/configuration.ts';
import { isIsoSource } from '#lib/catalogue/iso-source.ts';
import { dataDiskBounds } from '#lib/catalogue/on-sale.ts';
import { isoImage, permanentKeep } from '#lib/catalogue/purchase-address.ts';
import { snapshotKeepDaysAtMost } from '#lib/catalogue/purchase-limits.ts';
import { dataDisksAtMost } from '#lib/rules/servers/data-disks.ts';
import { nameRule } from '#lib/rules/names.ts';

export function readImage(reader: AddressReader, catalogue: Catalogue): ImageChoice | null {
  const given = reader.text('image');
  if (given === null) return null;
  if (given === isoImage) {
    const source = reader.text('iso');
    if (source !== null && isIsoSource(source)) return { kind: 'iso', source };
    reader.fellBack('iso', source ?? '', 'malformed');
    return null;
  }
  if (catalogue.images.some((image) => image.code === given)) return { kind: 'image', code: given };
  reader.fellBack('image', given, 'unknown');
  return null;
}

const dataDiskName = /^dataDisk(\d+)$/;

/** `dataDisk1` … `dataDisk3`, each `type-size`; a fourth is not sold. */
export function readDataDisks(reader: AddressReader, sold: readonly DiskType[]): DiskChoice[] {
  for (const name of reader.names) {
    const number = dataDiskName.exec(name)?.[1];
    if (number !== undefined && (Number(number) < 1 || Number(number) > dataDisksAtMost))
      reader.fellBack(name, reader.text(name) ?? '', 'out-of-bounds');
  }
  return Array.from({ length: dataDisksAtMost }, (_, index) => readDataDisk(reader, `dataDisk${index + 1}`, sold)).filter(
    (disk) => disk !== null,
  );
}

function readDataDisk(reader: AddressReader, name: string, sold: readonly DiskType[]): DiskChoice | null {
  const given = reader.text(name);
  if (given === null) return null;
  const at = given.lastIndexOf('-');
  const type = sold.find((disk) => disk.code === given.slice(0, Math.max(0, at)));
  if (!type) {
    reader.fellBack(name, given, 'unknown');
    return null;
  }
  const { min, max } = dataDiskBounds(type);
  const sizeGib = readWhole(given.slice(at + 1));
  if (sizeGib !== null && sizeGib >= min && sizeGib <= max) return { type: type.code, sizeGib };
  reader.fellBack(name, given, sizeGib === null ? 'malformed' : 'out-of-bounds');
  return { type: type.code, sizeGib: min };
}

export function readSecurityGroup(reader: AddressReader): SecurityGroup {
  const given = reader.text('securityGroup');
  const group = securityGroups.find((code) => code === given);
  if (given !== null && !group) reader.fellBack('securityGroup', given, 'unknown');
  return group ?? 'default';
}

export function readPassword(reader: AddressReader): PasswordSource {
  const given = reader.text('password');
  const source = passwordSources.find((code) => code === given);
  // the value may be a password: it is not repeated
  if (given !== null && !source) reader.fellBack('password', '', 'unknown');
  return source ?? 'generated';
}

const weekdaysInOrder = /^1?2?3?4?5?6?7?$/;

/** A plan needs its days; the rest has a default. */
export function readSnapshot(reader: AddressReader): SnapshotPlan | null {
  const days = reader.text('snapshotDays');
  if (days === null) return null;
  const name = reader.text('snapshotName');
  const keep = readKeep(reader.text('snapshotKeep'));
  if (!weekdaysInOrder.test(days)) reader.fellBack('snapshotDays', days, 'malformed');
  if (keep === null) reader.fellBack('snapshotKeep', reader.text('snapshotKeep') ?? '', 'malformed');
  if (name === null || !nameRule.accepts(name)) reader.fellBack('snapshotName', name ?? '', 'malformed');
  if (!weekdaysInOrder.test(days) || keep === null || name === null || !nameRule.accepts(name)) return null;
  return { name, weekdays: Array.from(days, Number), keep, shared: reader.flag('snapshotShared') };
}

function readKeep(given: string | null): number | typeof permanentKeep | null {
  if (given === permanentKeep) return permanentKeep;
  const days = given === null ? null : readWhole(given);
  return days !== null && days >= 1 && days <= snapshotKeepDaysAtMost ? days : null;
}

const promotionCode = /^[a-z0-9-]{1,80}$/;

/** Any code that could be one: whether there is such a promotion is judged where the promotions are known. */
export function readPromotion(reader: AddressReader): string | null {
  const given = reader.text('promotion');
  if (given === null || promotionCode.test(given)) return given;
  reader.fellBack('promotion', given, 'unknown');
  return null;
}
