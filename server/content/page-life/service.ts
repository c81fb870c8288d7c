import type { Scope } from '#server/platform/scope/site.ts'
import { copyPage } from './copy-page.ts'
import { createPage, type WantedPage } from './create-page.ts'
import type { Actor, LifeNeeds } from './life-needs.ts'
import { movePage, type WantedMove } from './move-page.ts'
import { bringOnline, takeOffline, type SeenVersion } from './offline-page.ts'
import { openPageTo, type WantedAccess } from './open-page-to.ts'
import type { PageOfSite, RemovedPage } from './page-documents.ts'
import { translatePage, type PageInLanguage } from './translate-page.ts'
import { restorePage, trashPage } from './trash-page.ts'
import { restoreSection, trashSection, type SectionOfSite } from './trash-section.ts'

/** Acts on whole pages: what is done to a row of the list of pages. */
export interface PageLife {
  /** Makes a page that visitors do not see, in one language or several. Returns its number. */
  create(scope: Scope, page: WantedPage, actor: Actor): Promise<number>
  /** Changes the address of a page in one language; everything that links to it follows. Returns the new address. */
  move(wanted: WantedMove, actor: Actor): Promise<string>
  /** Copies a page as a draft in all its languages. Returns the number of the copy. */
  copy(page: PageOfSite, actor: Actor): Promise<number>
  /** Takes a page offline in all its languages. Returns what visitors saw. IN_USE while more places use it than were seen. */
  offline(page: RemovedPage, actor: Actor): Promise<SeenVersion[]>
  /** Shows visitors again what they saw. */
  online(page: PageOfSite, versions: readonly SeenVersion[], actor: Actor): Promise<void>
  /** Makes a page in another language from that of the site, with texts to translate. Returns its address. */
  translate(page: PageInLanguage, actor: Actor): Promise<string>
  /** Puts a page into the trash. IN_USE while more places use it than were seen. */
  trash(page: RemovedPage, actor: Actor): Promise<void>
  /** Takes a page out of the trash. Addresses that were taken meanwhile are refused, with free ones. */
  restore(page: PageOfSite & { readonly urls?: Readonly<Record<string, string>> | undefined }, actor: Actor): Promise<void>
  /** Says who may open a page. */
  openTo(wanted: WantedAccess, actor: Actor): Promise<void>
  /** Puts a shared section into the trash. IN_USE while more places use it than were seen. */
  trashSection(section: SectionOfSite & { readonly used: number | undefined }, actor: Actor): Promise<void>
  /** Takes a shared section out of the trash. */
  restoreSection(section: SectionOfSite, actor: Actor): Promise<void>
}

/** Makes the service of acts on pages. */
export function createPageLife(needs: LifeNeeds): PageLife {
  return {
    create: (scope, page, actor) => createPage(needs, scope, page, actor),
    move: (wanted, actor) => movePage(needs, wanted, actor),
    copy: (page, actor) => copyPage(needs, page, actor),
    offline: (page, actor) => takeOffline(needs, page, actor),
    online: (page, versions, actor) => bringOnline(needs, page, versions, actor),
    translate: (page, actor) => translatePage(needs, page, actor),
    trash: (page, actor) => trashPage(needs, page, actor),
    restore: (page, actor) => restorePage(needs, page, actor),
    openTo: (wanted, actor) => openPageTo(needs, wanted, actor),
    trashSection: (section, actor) => trashSection(needs, section, actor),
    restoreSection: (section, actor) => restoreSection(needs, section, actor),
  }
}
