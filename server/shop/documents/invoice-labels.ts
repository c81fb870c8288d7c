import type { PaperSnapshot } from '#server/database/tables/paper-tables.ts'

type Method = PaperSnapshot['order']['method']
type Way = PaperSnapshot['delivery']['type']

/** Texts of an invoice or a credit note. */
export interface BillWords {
  readonly title: (number: string) => string
  readonly date: string
  readonly order: string
  readonly orderOf: (reference: string, day: string) => string
  readonly purchase: string
  readonly payment: string
  readonly methods: Readonly<Record<Method, string>>
  readonly corrects: string
  readonly reason: string
  readonly billedTo: string
  readonly ways: Readonly<Record<Way, string>>
  readonly nowhere: string
  readonly vatNumber: string
  readonly what: string
  readonly quantity: string
  readonly unitPrice: string
  readonly base: string
  readonly rate: string
  readonly vat: string
  readonly total: string
  readonly reduction: string
  readonly kept: string
  readonly keptBecause: (reason: string) => string
  readonly taxIncluded: string
  readonly shipping: string
  readonly free: string
  readonly codeIncluded: (code: string) => string
  readonly stepIncluded: string
  readonly sumBase: string
  readonly vatAt: (rate: string, base: string) => string
  readonly sumTotal: string
  readonly operation: string
  readonly paid: string
  readonly noEarlyDiscount: string
  readonly latePayment: string
}

const french: BillWords = {
  title: (number) => `Facture ${number}`,
  ...{ date: 'Date', order: 'Commande', purchase: 'Votre référence', payment: 'Réglée par' },
  orderOf: (reference, day) => `${reference} du ${day}`,
  methods: { CARD: 'carte bancaire', SEPA_DEBIT: 'prélèvement SEPA', TRANSFER: 'virement bancaire' },
  ...{ corrects: 'Facture', reason: 'Motif', billedTo: 'Facturé à', nowhere: 'Sans livraison', vatNumber: 'TVA' },
  ways: { DELIVERY: 'Livré à', PICKUP: 'Livré au point de retrait', CLICK_AND_COLLECT: 'Retiré sur place', NO_DELIVERY: 'Livraison' },
  ...{
    what: 'Désignation',
    quantity: 'Qté',
    unitPrice: 'P.U. HT',
    base: 'Montant HT',
    rate: 'TVA',
    vat: 'Montant TVA',
    total: 'Total TTC',
  },
  ...{
    reduction: 'Remise déduite\u00a0:',
    kept: 'Retenue pour dépréciation\u00a0:',
    taxIncluded: 'TTC',
    shipping: 'Livraison',
    free: 'offerte',
    stepIncluded: 'Remise sur la quantité, déjà déduite',
  },
  keptBecause: (reason) =>
    `Retenue pour dépréciation, due à des manipulations autres que nécessaires (article L221-23 du Code de la consommation)\u00a0: ${reason}.`,
  codeIncluded: (code) => `Code ${code}, déjà déduit`,
  sumBase: 'Total HT',
  vatAt: (rate, base) => `TVA ${rate} sur ${base}`,
  sumTotal: 'Total TTC',
  operation: 'Nature de l’opération\u00a0: livraison de biens.',
  paid: 'Facture acquittée à sa date.',
  noEarlyDiscount: 'Pas d’escompte pour paiement anticipé.',
  latePayment:
    'En cas de retard de paiement\u00a0: pénalités au taux de trois fois l’intérêt légal, et indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement (articles L441-10 et D441-5 du Code de commerce).',
}

const english: BillWords = {
  title: (number) => `Invoice ${number}`,
  ...{ date: 'Date', order: 'Order', purchase: 'Your reference', payment: 'Paid by' },
  orderOf: (reference, day) => `${reference} of ${day}`,
  methods: { CARD: 'card', SEPA_DEBIT: 'SEPA debit', TRANSFER: 'bank transfer' },
  ...{ corrects: 'Invoice', reason: 'Reason', billedTo: 'Billed to', nowhere: 'No delivery', vatNumber: 'VAT' },
  ways: { DELIVERY: 'Delivered to', PICKUP: 'Delivered to pickup point', CLICK_AND_COLLECT: 'Collected on site', NO_DELIVERY: 'Delivery' },
  ...{
    what: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit, ex. VAT',
    base: 'Ex. VAT',
    rate: 'VAT',
    vat: 'VAT amount',
    total: 'Incl. VAT',
  },
  ...{
    reduction: 'Discount deducted:',
    kept: 'Kept back for loss of value:',
    taxIncluded: 'incl. VAT',
    shipping: 'Shipping',
    free: 'free',
    stepIncluded: 'Quantity discount, already deducted',
  },
  keptBecause: (reason) =>
    `Kept back for loss of value by handling beyond what was necessary (article L221-23 of the French Consumer Code): ${reason}.`,
  codeIncluded: (code) => `Code ${code}, already deducted`,
  sumBase: 'Total excluding VAT',
  vatAt: (rate, base) => `VAT ${rate} on ${base}`,
  sumTotal: 'Total including VAT',
  operation: 'Kind of operation: supply of goods.',
  paid: 'Paid on the date of this invoice.',
  noEarlyDiscount: 'No discount for early payment.',
  latePayment:
    'Late payment: interest at three times the French legal rate, and a fixed charge of €40 for recovery costs (articles L441-10 and D441-5 of the French Commercial Code).',
}

/** The words of each kind of paper, in French and in English. */
export const invoiceLabels = {
  INVOICE: { fr: french, en: english },
  CREDIT_NOTE: {
    fr: { ...french, title: (number) => `Avoir ${number}`, sumTotal: 'Total remboursé TTC' },
    en: { ...english, title: (number) => `Credit note ${number}`, sumTotal: 'Total refunded, incl. VAT' },
  },
} as const satisfies Record<'INVOICE' | 'CREDIT_NOTE', { readonly fr: BillWords; readonly en: BillWords }>
