/** Profile images to choose from. */
export const avatarCount = 8;

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** Which profile image a user name has, from 0 to 7, on every machine and at all times the same. */
export function avatarIndex(username: string): number {
  let hash = offsetBasis;
  for (let place = 0; place < username.length; place += 1) {
    hash = Math.imul(hash ^ username.charCodeAt(place), prime);
  }
  // the low bits of this hash come from the low bits of the letters alone; the high ones are mixed in
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) % avatarCount;
}

/** The name of the profile image, without folder and ending. */
export const profileImageName = (username: string): string => `avatar-${avatarIndex(username)}`;
