import { mutationProof } from './mutation-proof.ts'

/** The tests of the shop notice nearly every small change of its rules. */
export const shopMutations = mutationProof({
  ...{ name: 'shop-mutations', title: 'Mutations of the rules of the shop' },
  ...{ config: 'stryker.shop.config.js', report: 'vitrine-shop-mutations.json', least: 90 },
  parts: [
    [
      'amounts, discounts, taxes, steps',
      /\/(?:cents|discount|in-cents|lowest-price|price-lines|price-per-litre|quote|spread|steps|vat|written-rules)\.ts$/,
    ],
    [
      'lines of a cart, bottles, parcels, carriage',
      /\/(?:allergens|bottles|cart-line|collect-hours|expected-carriage|free-shipping|french-fees|holds-wine|parcel-units|postal-code|quantity|sales-area|shipments|tariff|tracking-link)\.ts$/,
    ],
    [
      'orders, papers, withdrawals',
      /\/(?:company-numbers|credit-note|order-status|payment-time|siret|vat-number|withdrawal|withdrawal-claims|withdrawal-refund)\.ts$/,
    ],
    ['days, working days, holidays, ages, distances', /^src\/domain\/[^/]+\.ts$/],
  ],
})
