const addresses = /^(?:suivi-commande|order-tracking|retractation|withdrawal|compte\/commandes|account\/orders)(?:\/|$)/

/** Whether a page is one that those who have bought here may need of their orders, whatever becomes of the shop. */
export function isOrderPage(url: string): boolean {
  return addresses.test(url)
}
