/** The most characters of each text of an order, in browser and server. */
export const orderTextLimits = {
  ...{ email: 254, phone: 40, name: 80, line: 120, postalCode: 20 },
  ...{ companyNumber: 30, reference: 60, giftMessage: 500, message: 1000 },
} as const
