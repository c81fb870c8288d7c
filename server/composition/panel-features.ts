import type { Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import { createPalette, type Palette } from '#server/content/palette/service.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createListMails, type ListMails } from '#server/mail/outbox/list-mails.ts'
import { createSendAgain, type SendAgain } from '#server/mail/outbox/send-again.ts'
import { createAudit } from '#server/people/audit/service.ts'
import { createAuditDesk, type AuditDesk } from '#server/content/acts/service.ts'
import { createListViews, type ListViews } from '#server/people/list-views/service.ts'
import { readShopFacts } from '#server/content/settings/shop-facts.ts'

/** The services of the panel alone, over several areas. */
export interface PanelFeatures {
  readonly palette: Palette
  readonly listViews: ListViews
  readonly listMails: ListMails
  readonly sendAgain: SendAgain
  readonly auditDesk: AuditDesk
  /** Counts what the shop of a site has. */
  readonly shopFacts: (siteId: number) => ReturnType<typeof readShopFacts>
}

/** Puts together what the panel alone uses. */
export function createPanelFeatures(db: Kysely<Tables>, clock: Clock): PanelFeatures {
  return {
    palette: createPalette(db),
    listViews: createListViews(db),
    listMails: createListMails(db),
    sendAgain: createSendAgain(db, createAudit(db)),
    auditDesk: createAuditDesk(db, clock),
    shopFacts: (siteId) => readShopFacts(db, siteId),
  }
}
