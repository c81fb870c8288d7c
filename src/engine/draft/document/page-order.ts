import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { PAGE_REGION, type EditedDocument } from './edited-document.ts'

/** The five regions of a shell, in the order of the page. */
export const SHELL_REGIONS = ['topBar', 'appBar', 'mobileAppBar', 'footer', 'bottomBar'] as const

/** The name of a region of a shell. */
export type ShellRegion = (typeof SHELL_REGIONS)[number]

const ORDER: readonly string[] = [...SHELL_REGIONS.slice(0, 3), PAGE_REGION, ...SHELL_REGIONS.slice(3)]

/** The regions of a document in the order of the page. A database may return them in another order. */
export function inPageOrder(regions: EditedDocument['regions']): EditedDocument['regions'] {
  const names = Object.keys(regions)
  if (names.length < 2) return regions
  return Object.fromEntries(
    names.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)).map((name) => [name, ownValue(regions, name) ?? []]),
  )
}

/** True for a page, false for a shell. */
export const isPageDocument = ({ regions }: Pick<EditedDocument, 'regions'>): boolean => PAGE_REGION in regions

/** True for the name of a region of a shell. */
export const isShellRegion = (name: string | undefined): name is ShellRegion => SHELL_REGIONS.some((each) => each === name)

/** The regions that types of bars are made for. */
const REGION_OF_TYPE: Readonly<Record<string, ShellRegion>> = {
  'top-bar': 'topBar',
  'app-bar': 'appBar',
  'mobile-app-bar': 'mobileAppBar',
  'bottom-bar': 'bottomBar',
}

/** The region where new blocks go when nothing is selected: that of a page; of a shell, that of the first block's type, else the footer. */
export function homeRegion(document: Pick<EditedDocument, 'regions'>, [first]: readonly Pick<Block, 'type'>[]): string {
  if (isPageDocument(document)) return PAGE_REGION
  return ownValue(REGION_OF_TYPE, first?.type ?? '') ?? 'footer'
}
