import type { GeneratedAlways } from 'kysely'
import type { OrderDelivery } from '#domain/shop/orders/order-status.ts'
import type { GeneratedTime } from './column-types.ts'

/** Who sells, as a paper names them. */
export interface StoredSeller {
  /** The name of the site, under which people know them. */
  brand: string
  company: string
  headOffice: string
  capital: string
  rcs: string
  siren: string
  vatNumber: string
  phone: string
  email: string
  /** The colours of the site, readable on white paper. */
  colors: { title: string; accent: string }
}

/** What is billed in one line of a paper, with what is known of the bottle. Amounts are in cents, rates in hundredths of a per cent. */
export interface StoredPaperLine {
  name: string
  year: number | null
  /** What its variations are called. */
  variants?: string[]
  reference: string
  capacityMl: number | null
  /** Tenths of a per cent. */
  abv: number | null
  appellation: string | null
  quantity: number
  /** What one costs before what is taken off, all taxes included. */
  price: number
  reduction: number
  /** What a credit note keeps back of it: it came back worth less. */
  kept?: number
  rate: number
  base: number
  vat: number
  total: number
}

/** The tax of a rate, as it is stored. */
export interface StoredVatLine {
  rate: number
  base: number
  vat: number
  total: number
}

/** What a credit note keeps back in all, and why. */
export interface Deduction {
  amount: number
  reason: string
}

/** All that stands on an invoice or a credit note. */
export interface PaperSnapshot {
  locale: string
  seller: StoredSeller
  buyer: { lines: string[]; siret: string | null; vatNumber: string | null; isCompany: boolean; reference: string | null }
  delivery: { type: OrderDelivery; lines: string[]; carrier: string | null }
  order: { reference: string; orderedAt: string; method: 'CARD' | 'SEPA_DEBIT' | 'TRANSFER' }
  lines: StoredPaperLine[]
  fees: { rate: number; base: number; vat: number; total: number } | null
  /** What was taken off the order as a whole: by a code, or by the number of bottles. */
  reductions: { code: string | null; value: number }[]
  vat: StoredVatLine[]
  total: number
  /** What a credit note takes back, and why; null on an invoice. */
  corrects: { number: string; issuedAt: string; reason: string; kept?: Deduction } | null
}

/** Rows of `papers`: invoices and credit notes as they were issued. */
export interface PapersTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  kind: 'INVOICE' | 'CREDIT_NOTE'
  year: number
  /** The number within its series and year. */
  value: number
  /** The number as people read it. */
  number: string
  issued_at: Date
  /** When it was written down, by the database's clock. */
  noted_at: GeneratedTime
  /** How many units of which lines of the order, and what a credit note keeps back of them. */
  lines: { position: number; quantity: number; kept?: number }[]
  /** The shipping that is billed, or given back. */
  fees: number
  total: number
  vat: StoredVatLine[]
  snapshot: PaperSnapshot
}

/** Rows of `paper_files`: the file of a paper, drawn once. */
export interface PaperFilesTable {
  paper_id: number
  bytes: Buffer
  /** In hexadecimal; the database checks it. */
  sha256: string
  drawn_at: GeneratedTime
}
