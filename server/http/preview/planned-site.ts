import type { Block } from '#schemas/generated/content.ts'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import type { SectionBlocks } from '#engine/sections/expand-sections.ts'
import type { Features } from '#server/composition/features.ts'
import type { PlannedVersions } from '#server/content/drafts/planning/planned-at.ts'
import { NO_REGIONS } from '#server/content/pages/shells.ts'
import { numberOfShell } from '#server/content/pages/shell-numbers.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { PreviewRequest } from './preview-request.ts'

interface Needs {
  readonly features: Features
  readonly scope: Scope
}

/** Reads the planned versions that visitors see at the moment of a preview; null for a preview of drafts, and for one of the site as it is now. */
export async function readPlanned({ features }: Needs, { mode, view, scope }: PreviewRequest): Promise<PlannedVersions | null> {
  return mode === 'live' && view.date !== null ? features.plans.at(scope, new Date(view.date)) : null
}

/** Reads the planned shell of a page in a language, else the one of the site's default language that it follows; null for none. */
export async function plannedShell({ features, scope }: Needs, planned: PlannedVersions | null, name: 'default' | 'page') {
  if (!planned) return null
  const { defaultLocale } = scope.site
  const follows = scope.locale !== defaultLocale && !(await features.shells.reach(scope, name)).isOwn
  const of = (locale: string) => planned.find({ kind: 'SHELL', documentId: numberOfShell(name), locale })
  const found = (await of(scope.locale)) ?? (follows ? await of(defaultLocale) : null)
  return found && { ...NO_REGIONS, ...found.regions }
}

/** The shared sections as visitors see them, or as they do with planned versions. */
export async function sectionsOf({ features, scope }: Needs, planned: PlannedVersions | null): Promise<SectionBlocks> {
  const seen = await features.sections.read(scope)
  if (!planned) return seen
  const { locale } = scope
  const later = planned.idsOf('SECTION', locale).map(async (id): Promise<[number, readonly Block[]]> => {
    const document = await planned.find({ kind: 'SECTION', documentId: id, locale })
    return [id, document?.regions[PAGE_REGION] ?? seen.get(id) ?? []]
  })
  return new Map([...seen, ...(await Promise.all(later))])
}
