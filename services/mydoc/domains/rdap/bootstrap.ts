import { z } from 'zod';

/** IANA's list of RDAP servers (RFC 9224), as far as it is needed here. */
const bootstrapSchema = z.object({
  publication: z.iso.datetime({ offset: true }),
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])),
});

export type RdapBootstrap = z.infer<typeof bootstrapSchema>;

/** The bootstrap in a text; null if it is none. */
export function readBootstrap(text: string): RdapBootstrap | null {
  try {
    return bootstrapSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The base address that answers for a name: of the longest suffix listed, the first address over https; null where none is listed. */
export function rdapBaseFor({ services }: Pick<RdapBootstrap, 'services'>, name: string, protocol = 'https:'): string | null {
  const labels = name.toLowerCase().split('.');
  for (let from = 1; from < labels.length; from += 1) {
    const suffix = labels.slice(from).join('.');
    const service = services.find(([suffixes]) => suffixes.some((listed) => listed.toLowerCase() === suffix));
    if (service) return service[1].flatMap((address) => baseOver(protocol, address)).at(0) ?? null;
  }
  return null;
}

/** An address as URLs are written, if it is one of the protocol. */
function baseOver(protocol: string, address: string): string[] {
  return hasProtocol(address, protocol) ? [new URL(address).href] : [];
}

export function hasProtocol(address: string, protocol: string): boolean {
  try {
    return new URL(address).protocol === protocol;
  } catch {
    return false;
  }
}
