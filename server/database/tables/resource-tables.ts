import type { FilmUploadsTable } from './content-tables.ts'
import type { ItemMovesTable, ItemsTable, ItemVersionsTable, MergedNamesTable, PublicationActItemsTable } from './item-tables.ts'
import type { AppearancesTable, ItemOfSiteTable, OpeningHoursTable } from './site-tables.ts'

/** Tables of the items of the panel, those of the resources that came with it, and of films on their way. */
export interface ResourceTables {
  items: ItemsTable
  film_uploads: FilmUploadsTable
  opening_hours: OpeningHoursTable
  /** Each site has one, under its own number. */
  site_settings: AppearancesTable
  site_apps: ItemOfSiteTable
  site_law: ItemOfSiteTable
  item_moves: ItemMovesTable
  item_versions: ItemVersionsTable
  merged_names: MergedNamesTable
  publication_act_items: PublicationActItemsTable
}
