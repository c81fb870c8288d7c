import type { MailAttachment } from '#server/database/tables/background-tables.ts'

/** The documents with the mail that confirms an order: the terms as they were accepted, and for a consumer the form to withdraw. */
export function orderDocuments(order: string, isForCompany: boolean): MailAttachment[] {
  return [{ type: 'SALE_TERMS', order }, ...(isForCompany ? [] : [{ type: 'WITHDRAWAL_FORM', order } as const])]
}
