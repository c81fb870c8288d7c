import { mutationProof } from './mutation-proof.ts'

/** The tests of the shop notice nearly every small change of its rules. */
export const shopMutations = mutationProof({
  ...{ name: 'shop-mutations', title: 'Mutations of the rules of the shop' },
  ...{ config: 'tests/mutation/shop.stryker.config.js', report: 'vitrine-shop-mutations.json', least: 90 },
  parts: [
    [
      'amounts, discounts, taxes, steps',
      /\/(?:cents|discount|euros-to-cents|lowest-price|price-lines|price-per-litre|quote|allocate|discount-tiers|vat|serialise-rules)\.ts$/,
    ],
    [
      'lines of a cart, bottles, parcels, carriage',
      /\/(?:allergens|bottle-count|cart-line|pickup-hours|estimated-shipping|free-shipping|domestic-fees|contains-wine|parcel-units|postal-code|quantity|sales-area|shipments|shipping-rates|tracking-link)\.ts$/,
    ],
    [
      'orders, papers, withdrawals',
      /\/(?:company-numbers|credit-note|order-status|payment-deadline|siret|vat-number|withdrawal|withdrawal-claims|withdrawal-refund)\.ts$/,
    ],
    ['days, working days, holidays, ages, distances', /^src\/domain\/(?:dates\/)?[^/]+\.ts$/],
  ],
})
