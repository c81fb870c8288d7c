/** How money goes back to who paid it in a way. */
export const refundMethods = {
  fr: {
    CARD: 'sur la carte avec laquelle vous avez payé',
    SEPA_DEBIT: 'sur le compte qui a été prélevé',
    TRANSFER: 'par virement, sur le compte d’où venait le vôtre',
  },
  en: {
    CARD: 'to the card with which you paid',
    SEPA_DEBIT: 'to the account that was debited',
    TRANSFER: 'by transfer, to the account from which yours came',
  },
} as const
