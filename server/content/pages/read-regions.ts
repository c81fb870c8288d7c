import type { ShellRegions } from '#schemas/generated/content.ts'
import { SHELL_REGIONS } from '#engine/draft/document/page-order.ts'
import { readDocument } from '#engine/draft/document/read-document.ts'

/** Reads the stored regions of a shell, which may hold anything. */
export function readRegions(stored: unknown): ShellRegions {
  const { regions } = readDocument({ head: {}, regions: stored }, SHELL_REGIONS)
  const listOf = (name: keyof ShellRegions) => [...(regions[name] ?? [])]
  return {
    topBar: listOf('topBar'),
    appBar: listOf('appBar'),
    mobileAppBar: listOf('mobileAppBar'),
    bottomBar: listOf('bottomBar'),
    footer: listOf('footer'),
  }
}
