import { useMemo } from 'react'
import { createPickers } from '#composer/pickers/create-pickers.ts'
import type { Pickers } from '#forms/pickers.ts'
import { usePanel } from '#admin/panel-context.ts'

/** The ways of a form to pages, media and contents, outside of a document: it has no anchors and no colours. */
export function usePanelPickers(locale: string): Pickers {
  const { admin, start } = usePanel()
  const { locales, rights } = start
  return useMemo(
    () =>
      createPickers({ admin, rights, locale, locales, values: [], usedMedia: () => [], anchors: () => [], channel: { get: () => null } }),
    [admin, rights, locale, locales],
  )
}
