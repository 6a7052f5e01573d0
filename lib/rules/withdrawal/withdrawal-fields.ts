import { countCharacters } from '../rule.ts';

export const statedNameAtMost = 80;
export const statedContractAtMost = 64;

const webAddress = /:\/\/|@|\.\p{L}{2}/u;

/**
 * A name as it may stand in an e-mail that anybody can have sent: one line, without an address of the web or of mail. No rule of a real
 * name: a withdrawal is not refused for that.
 */
export function isStatedName(text: string): boolean {
  const count = countCharacters(text.trim());
  return count >= 1 && count <= statedNameAtMost && !webAddress.test(text) && !/[\r\n\t]/.test(text);
}

/** What names a contract: letters, digits, spaces and hyphens, so that no other message can be sent by it. */
export const isStatedContract = (text: string): boolean =>
  countCharacters(text) <= statedContractAtMost &&
  /^[\p{L}\p{N}# \u2010-\u2015\u2212-]*[\p{L}\p{N}][\p{L}\p{N}# \u2010-\u2015\u2212-]*$/u.test(text);
