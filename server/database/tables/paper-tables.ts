import type { GeneratedAlways } from 'kysely'
import type { OrderDelivery } from '#domain/shop/orders/order-status.ts'
import type { GeneratedTime } from './column-types.ts'

/** The seller on a document. */
export interface StoredSeller {
  /** The name of the site. */
  brand: string
  company: string
  headOffice: string
  capital: string
  rcs: string
  siren: string
  vatNumber: string
  phone: string
  email: string
  /** The colours of the site with sufficient contrast on white paper. */
  colors: { title: string; accent: string }
}

/** A billed line with the facts of the bottle. Amounts are in cents, rates in hundredths of a per cent. */
export interface StoredPaperLine {
  name: string
  year: number | null
  /** The labels of its variations. */
  variants?: string[]
  reference: string
  capacityMl: number | null
  /** Tenths of a per cent. */
  abv: number | null
  appellation: string | null
  quantity: number
  /** The unit price before discounts, all taxes included. */
  price: number
  reduction: number
  /** The deduction on a credit note for worn goods. */
  kept?: number
  rate: number
  base: number
  vat: number
  total: number
}

/** The stored tax of a rate. */
export interface StoredVatLine {
  rate: number
  base: number
  vat: number
  total: number
}

/** The total deduction on a credit note, with its reason. */
export interface Deduction {
  amount: number
  reason: string
}

/** The content of an invoice or a credit note. */
export interface PaperSnapshot {
  locale: string
  seller: StoredSeller
  buyer: { lines: string[]; siret: string | null; vatNumber: string | null; isCompany: boolean; reference: string | null }
  delivery: { type: OrderDelivery; lines: string[]; carrier: string | null }
  order: { reference: string; orderedAt: string; method: 'CARD' | 'SEPA_DEBIT' | 'TRANSFER' }
  lines: StoredPaperLine[]
  /** Shipping by tax rate, a single line on documents from before it followed the goods; null when nothing is shipped. */
  fees: StoredVatLine | StoredVatLine[] | null
  /** The discounts on the whole order: by a code or by the number of bottles. */
  reductions: { code: string | null; value: number }[]
  vat: StoredVatLine[]
  total: number
  /** The corrected invoice of a credit note with its reason; null on an invoice. */
  corrects: { number: string; issuedAt: string; reason: string; kept?: Deduction } | null
}

/** Rows of `papers`: issued invoices and credit notes. */
export interface PapersTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  kind: 'INVOICE' | 'CREDIT_NOTE'
  year: number
  /** The number within its series and year. */
  value: number
  /** The formatted number. */
  number: string
  issued_at: Date
  /** The time of the entry by the clock of the database. */
  noted_at: GeneratedTime
  /** The quantities by line of the order, with the deductions on a credit note. */
  lines: { position: number; quantity: number; kept?: number }[]
  /** The billed or refunded shipping. */
  fees: number
  total: number
  vat: StoredVatLine[]
  snapshot: PaperSnapshot
}

/** Rows of `paper_files`: the file of a document, rendered once. */
export interface PaperFilesTable {
  paper_id: number
  bytes: Buffer
  /** In hexadecimal, checked by the database. */
  sha256: string
  drawn_at: GeneratedTime
}
