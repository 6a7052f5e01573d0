const regionPrices = `regions[]{"region": region->code, "price": price{USD, HKD, JPY}}`;

const listed = `"listed": select(defined(listed.disk.type) => {
      "disk": {"type": listed.disk.type->code, "sizeGib": listed.disk.sizeGib}, "traffic": listed.traffic->code
    })`;

/** Everything that prices are computed from, references projected to codes; `readCatalogue` parses the answer. */
export const catalogueQuery = `{
  "regions": *[_type == "region"] | order(order asc, code asc) {
    code, name, city, flowType, latitude, longitude, timeZone, maxBandwidthMbps, order
  },
  "families": *[_type == "family"] | order(order asc, code asc) {code, name, summary, order},
  "series": *[_type == "series"] | order(order asc, code asc) {
    code, "family": family->code, name, clockGhz, order
  },
  "models": *[_type == "model"] | order(vcpu asc, memoryGib asc, code asc) {
    code, "series": series->code, tier, vcpu, memoryGib, status, onePerPerson, trial, ${listed}, ${regionPrices}
  },
  "diskTypes": *[_type == "diskType"] | order(minGib asc, code asc) {
    code, name, label, minGib, maxGib, performance, maxIops, maxThroughputMbps, ${regionPrices}
  },
  "trafficPlans": *[_type == "trafficPlan"] | order(outboundGb asc, code asc) {
    code, flowId, outboundGb, ${regionPrices}
  },
  "periods": *[_type == "period"] | order(order asc, months asc, code asc) {code, name, months, discountPercent, order},
  "images": *[_type == "systemImage"] | order(order asc, code asc) {code, name, version, kind, family, minDiskGib, order}
}`;
