import { mutationProof } from './mutation-proof.ts'

/** The tests of the shop notice nearly every small change of its rules. */
export const shopMutations = mutationProof({
  ...{ name: 'shop-mutations', title: 'Mutations of the rules of the shop' },
  ...{ config: 'stryker.shop.config.js', report: 'vitrine-shop-mutations.json', least: 90 },
  parts: [
    [
      'amounts, discounts, taxes, steps',
      /\/(?:cents|discount|lowest-price|price-lines|price-per-litre|quote|spread|steps|vat|written-rules)\.ts$/,
    ],
    [
      'bottles, parcels, carriage',
      /\/(?:bottles|collect-hours|free-shipping|parcel-units|quantity|sales-area|shipments|tariff|tracking-link)\.ts$/,
    ],
    ['orders, papers, withdrawals', /\/(?:credit-note|order-status|siret|vat-number|withdrawal|withdrawal-refund)\.ts$/],
  ],
})
