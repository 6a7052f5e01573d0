/** Profile images to choose from. */
export const avatarCount = 8;

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** The profile image of a user name, from 0 to 7, always the same on every machine. */
export function avatarIndex(username: string): number {
  let hash = offsetBasis;
  for (let place = 0; place < username.length; place += 1) {
    hash = Math.imul(hash ^ username.charCodeAt(place), prime);
  }
  // the low bits of this hash depend on the low bits of the letters alone; mix in the high ones
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) % avatarCount;
}

/** The file name of the profile image, without folder and extension. */
export const profileImageName = (username: string): string => `avatar-${avatarIndex(username)}`;
