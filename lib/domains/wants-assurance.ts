/** Whether a registry wants a buyer of a certain identity or country, without which a name is lost: that is confirmed with the order. */
export const wantsAssurance = ({ realName, localPresence }: { readonly realName: boolean; readonly localPresence: boolean }): boolean =>
  realName || localPresence;
