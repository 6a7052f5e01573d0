import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { sampleCatalogue, sampleQuote } from '../purchase-samples.ts';

const larger = (code: string, vcpu: number, memoryGib: number): Catalogue['models'] =>
  sampleCatalogue.models
    .filter((model) => model.code === sampleQuote.configuration.model)
    .map((model) => ({ ...model, code, vcpu, memoryGib, onePerPerson: false, trial: false }));

/** With two larger sizes of the sample's series. */
export const changeCatalogue: Catalogue = {
  ...sampleCatalogue,
  models: [...sampleCatalogue.models, ...larger('cvm.g4a.amd.c2m4', 2, 4), ...larger('cvm.g4a.amd.c4m8', 4, 8)],
};

/** A change to a larger size; examples and tests override what they are about. */
export const sampleChange: Quote = {
  ...sampleQuote,
  configuration: { ...sampleQuote.configuration, model: 'cvm.g4a.amd.c2m4' },
  lines: [{ kind: 'model', code: 'cvm.g4a.amd.c2m4', quantity: 1, amountMinor: 409 }],
  discounts: [],
  coupon: null,
  totalMinor: 409,
  renewalMinor: 880,
  hasPassword: false,
  changes: {
    order: '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14',
    number: 'S-4NPY-5RQ5',
    kind: 'upgrade',
    from: { model: sampleQuote.configuration.model, disk: sampleQuote.configuration.disk, traffic: sampleQuote.configuration.traffic },
    days: 23,
    until: '2026-12-21T12:09:40.000Z',
    nextLines: sampleQuote.lines,
  },
};

/** A change to more disk and traffic. */
export const sampleExpansion: Quote = {
  ...sampleChange,
  configuration: { ...sampleQuote.configuration, disk: { ...sampleQuote.configuration.disk, sizeGib: 40 }, traffic: 't1000' },
  lines: [
    { kind: 'disk', code: sampleQuote.configuration.disk.type, quantity: 25, amountMinor: 92 },
    { kind: 'traffic', code: 't1000', quantity: 1, amountMinor: 130 },
  ],
  totalMinor: 222,
  changes: sampleChange.changes && { ...sampleChange.changes, kind: 'expansion' },
};
