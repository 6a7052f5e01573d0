/** §9: up to 3 data disks with an instance. */
export const dataDisksAtMost = 3;
