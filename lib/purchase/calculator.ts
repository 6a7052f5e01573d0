import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { listedDisk, listedTraffic, soldModels } from '#lib/catalogue/on-sale.ts';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';

export const serversAtMost = 3;

const serverName = (place: number): string => `server${place + 1}`;

/** The servers that an address compares: `server1` … `server3`, each a configurator's query; else the one of the address; else three sizes. */
export function readServers(search: string, catalogue: Catalogue, region: string | null): PurchaseConfiguration[] {
  const query = new URLSearchParams(search);
  const read = (text: string | null): PurchaseConfiguration[] => {
    const address = text ? readPurchaseAddress(text, catalogue, region) : null;
    return address ? [address.configuration] : [];
  };
  const named = Array.from({ length: serversAtMost }, (_, place) => read(query.get(serverName(place)))).flat();
  if (named.length > 0) return named;
  return query.has('hostProductId') ? read(search) : usualServers(catalogue, region);
}

export function serversQuery(servers: readonly PurchaseConfiguration[], catalogue: Catalogue): string {
  const query = new URLSearchParams({ view: 'calculator' });
  for (const [place, server] of servers.entries()) query.append(serverName(place), purchaseQuery(server, catalogue));
  return query.toString();
}

/** The smallest size, one of two cores, and one with more memory: what most people weigh against each other. */
function usualServers(catalogue: Catalogue, region: string | null): PurchaseConfiguration[] {
  const first = readPurchaseAddress('', catalogue, region)?.configuration;
  if (!first) return [];
  const sold = soldModels(catalogue, first.region);
  const series = sold.find((model) => model.code === first.model)?.series;
  const twoCores = sold.find((model) => model.series === series && model.vcpu === 2 && model.memoryGib === 4);
  const roomy = sold.find((model) => model.vcpu === 2 && model.memoryGib === 8);
  return [first, ...[twoCores, roomy].flatMap((model) => (model ? [withModel(catalogue, first, model.code)] : []))];
}

/** A size with the disk and the transfer that lists show it with. */
export function withModel(catalogue: Catalogue, server: PurchaseConfiguration, code: string): PurchaseConfiguration {
  const model = catalogue.models.find((entry) => entry.code === code);
  if (!model) return server;
  const disk = listedDisk(catalogue, model, server.region) ?? server.disk;
  return { ...server, model: code, disk, traffic: listedTraffic(catalogue, model, server.region)?.code ?? server.traffic };
}
