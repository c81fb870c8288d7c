import type { Registry } from '#engine/registry/registry.ts'
import { albumReferences } from '#server/content/albums/album-references.ts'
import { articleReferences, folderReferences } from '#server/content/blog/blog-references.ts'
import { elementReferences } from '#server/content/collections/element-references.ts'
import { formReferences } from '#server/content/forms/form-references.ts'
import { menuReferences } from '#server/content/menu/menu-references.ts'
import { newsReferences } from '#server/content/news/news-references.ts'
import { pageReferences } from '#server/content/pages/write/page-references.ts'
import { shellReferences } from '#server/content/pages/write/shell-references.ts'
import { sectionReferences } from '#server/content/sections/section-references.ts'
import { serviceReferences } from '#server/content/services/service-references.ts'
import type { ReferenceSource } from '#server/platform/references/store-references.ts'
import { bannerReferences } from '#server/sites/directory/banner-references.ts'
import { logoReferences } from '#server/sites/directory/logo-references.ts'

/** The sources of references in the content of sites. Those of drafts of documents and of the shop are added by the composition. */
export function contentSources(registry: Registry): readonly ReferenceSource[] {
  return [
    ...[pageReferences(registry), shellReferences(registry), sectionReferences(registry), menuReferences],
    ...[formReferences, logoReferences, bannerReferences],
    ...[articleReferences, folderReferences, ...newsReferences.sources, ...serviceReferences.sources, albumReferences, elementReferences],
  ]
}
