/** The address to connect to, of one with the length of its network; a network alone has none, and is what it is. */
export function ipv6Address(text: string): string {
  const [address = text] = text.split('/');
  return address.endsWith('::') ? text : address;
}
