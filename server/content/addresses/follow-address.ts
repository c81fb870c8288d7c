import type { Transaction } from 'kysely'
import type { MapLink } from '#engine/text/map-links.ts'
import type { ReferrerKind } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'
import type { PrepareMoves } from '#server/content/pages/write/address-move.ts'
import { contentSources } from '#server/content/references/sources.ts'
import { recordReferences, type ReferenceSource } from '#server/platform/references/store-references.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { leftAddresses, movedEntries, movedLinks, type LedMove } from './left-addresses.ts'
import { readLinkSpace } from './link-space.ts'
import { lockDrafts, moveInDrafts } from './move-drafts.ts'
import { moveInItemForms } from './move-items.ts'
import { moveInMenu } from './move-menu.ts'
import { moveInRevisions, type DocumentNeeds } from './move-revisions.ts'
import { moveInSections } from './move-sections.ts'
import { moveInShells } from './move-shells.ts'
import { moveInTexts } from './move-texts.ts'

/** Services that lead links to a changed address. */
export interface FollowNeeds extends DocumentNeeds {
  readonly findSite: (id: number) => Site | undefined
  /** The kinds of drafts, which need the pages themselves. */
  readonly kinds: () => EditedKinds
  /** The sources of references beside those of the content. */
  readonly sources: readonly ReferenceSource[]
}

/** The most pages whose references are read one by one. */
const FEW = 20

/** Stores what the changed contents name now. */
async function recordChanged(
  trx: Transaction<Tables>,
  sources: readonly ReferenceSource[],
  siteId: number,
  { pages, kinds }: { readonly pages: readonly number[]; readonly kinds: ReadonlySet<ReferrerKind> },
): Promise<void> {
  for (const source of sources) {
    if (source.kind === 'PAGE' && pages.length <= FEW) for (const id of pages) await recordReferences(trx, source, siteId, id)
    else if (source.kind === 'PAGE' || kinds.has(source.kind)) await recordReferences(trx, source, siteId)
  }
}

/** Leads everything of a site that names former addresses to the new ones. */
export async function followMoves(
  trx: Transaction<Tables>,
  needs: FollowNeeds,
  site: Site,
  { led, but = [] }: { readonly led: readonly LedMove[]; readonly but?: readonly number[] | undefined },
): Promise<void> {
  const move = leftAddresses(led.map((each) => each.move))
  const mapIn = (locale: string): MapLink => movedLinks(led, locale)
  const mapEntryIn = (locale: string): MapLink => movedEntries(led, locale)
  const pages = await moveInRevisions(trx, needs, { ...move, but }, mapIn)
  const texts = { move, mapIn, usual: site.defaultLocale }
  const kinds = new Set([...(await moveInTexts(trx, texts)), ...(await moveInItemForms(trx, texts))])
  if (await moveInShells(trx, needs.registry, move, mapIn)) kinds.add('SHELL')
  if (await moveInSections(trx, needs.registry, move, mapIn)) kinds.add('SECTION')
  if (await moveInMenu(trx, move, mapEntryIn)) kinds.add('MENU')
  await recordChanged(trx, [...contentSources(needs.registry), ...needs.sources], site.id, { pages, kinds })
  await moveInDrafts(trx, { registry: needs.registry, kinds: needs.kinds() }, move, { mapIn, mapEntryIn })
}

/** Makes what leads every link of a site to the new addresses of pages: in pages, drafts, headers, shared sections, articles, settings and the menu. */
export function createFollowAddress(needs: FollowNeeds): PrepareMoves {
  return async (trx, moves) => {
    const [first] = moves
    const site = first && needs.findSite(first.siteId)
    if (!site) throw new Error(`A page of the unknown site ${first?.siteId} has moved`)
    await lockDrafts(trx, leftAddresses(moves))
    const led: LedMove[] = []
    for (const move of moves) led.push({ move, space: await readLinkSpace(trx, site, move) })
    return { mapIn: (locale) => movedLinks(led, locale), follow: (but) => followMoves(trx, needs, site, { led, but }) }
  }
}
