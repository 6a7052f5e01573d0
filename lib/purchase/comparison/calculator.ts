import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { listedDisk, listedTraffic, soldModels } from '#lib/catalogue/on-sale.ts';
import { purchasePath, purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress, type PurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { applyChoice } from '../apply-choice.ts';
import { carriedServers, serverName, serversAtMost } from '../purchase-view.ts';

/**
 * The servers compared in an address, with what each could not have: `server1` … `server3`, each a configurator's query; else the one of
 * the address beside other sizes of its series; else three sizes.
 */
export function readComparison(search: string, catalogue: Catalogue, region: string | null): PurchaseAddress[] {
  const query = new URLSearchParams(search);
  const read = (text: string | null): PurchaseAddress[] => {
    const address = text ? readPurchaseAddress(text, catalogue, region) : null;
    return address ? [{ ...address, configuration: ofOne(address.configuration) }] : [];
  };
  const named = Array.from({ length: serversAtMost }, (_, place) => read(query.get(serverName(place)))).flat();
  if (named.length > 0) return named;
  if (!query.has('hostProductId')) return usualServers(catalogue, region).map((configuration) => ({ configuration, fallbacks: [] }));
  return read(search).flatMap((address) => [address, ...sizesBeside(catalogue, address.configuration)]);
}

/** Prices are compared for one server of each. */
const ofOne = ({ quantity: _quantity, ...server }: PurchaseConfiguration): PurchaseConfiguration => server;

/** The next sizes of the series with everything else as chosen; at its upper end, the previous ones. */
function sizesBeside(catalogue: Catalogue, server: PurchaseConfiguration): PurchaseAddress[] {
  const series = catalogue.models.find(({ code }) => code === server.model)?.series;
  const sizes = soldModels(catalogue, server.region)
    .filter((model) => model.series === series)
    .toSorted((one, other) => one.vcpu - other.vcpu || one.memoryGib - other.memoryGib);
  const at = sizes.findIndex(({ code }) => code === server.model);
  return [...sizes.slice(at + 1), ...sizes.slice(0, at).toReversed()]
    .slice(0, serversAtMost - 1)
    .map(({ code }) => applyChoice(catalogue, server, { model: code }));
}

export function serversQuery(servers: readonly PurchaseConfiguration[], catalogue: Catalogue): string {
  const query = new URLSearchParams({ view: 'calculator' });
  for (const [place, server] of servers.entries()) query.append(serverName(place), purchaseQuery(server, catalogue));
  return query.toString();
}

/** The configurator with one server of a comparison; the address carries the comparison, so that the way back leads to it. */
export const configuredPath = (server: PurchaseConfiguration, servers: readonly PurchaseConfiguration[], catalogue: Catalogue): string =>
  `${purchasePath(server, catalogue)}&${carriedServers(serversQuery(servers, catalogue))}`;

/** The smallest size, one of two cores, and one with more memory: a typical comparison. */
function usualServers(catalogue: Catalogue, region: string | null): PurchaseConfiguration[] {
  const first = readPurchaseAddress('', catalogue, region)?.configuration;
  if (!first) return [];
  const sold = soldModels(catalogue, first.region);
  const series = sold.find((model) => model.code === first.model)?.series;
  const twoCores = sold.find((model) => model.series === series && model.vcpu === 2 && model.memoryGib === 4);
  const roomy = sold.find((model) => model.vcpu === 2 && model.memoryGib === 8);
  return [first, ...[twoCores, roomy].flatMap((model) => (model ? [withModel(catalogue, first, model.code)] : []))];
}

/** A size with the disk and the transfer that it is listed with. */
export function withModel(catalogue: Catalogue, server: PurchaseConfiguration, code: string): PurchaseConfiguration {
  const model = catalogue.models.find((entry) => entry.code === code);
  if (!model) return server;
  const disk = listedDisk(catalogue, model, server.region) ?? server.disk;
  return { ...server, model: code, disk, traffic: listedTraffic(catalogue, model, server.region)?.code ?? server.traffic };
}
