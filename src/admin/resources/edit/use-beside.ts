import { useState } from 'react'
import { useResource } from '#admin/resources/use-resource.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import type { ItemSession } from './item-session.ts'
import { useSessionState } from './use-item-session.ts'

/** The view beside a form, with the acts that open and close it. */
export type BesideView = ReturnType<typeof useBeside>

/** Holds the view beside the form. The page of an item is shown once everything that was typed is saved. */
export function useBeside(session: ItemSession) {
  const { resource, may } = useResource()
  const { item } = useSessionState(session)
  const isNarrow = useIsNarrow()
  const [shown, setShown] = useState<'about' | 'site' | null>(null)
  const close = () => setShown(null)
  const show = async () => {
    if (shown === 'site') return close()
    if (may('write') && (item === null || session.isDirty()) && (await session.save()) === null) return undefined
    return setShown('site')
  }
  const hasSite = resource.hasPage && resource.life === 'published' && item?.state !== 'TRASHED'
  return {
    ...{ shown, isNarrow, close, open: setShown },
    site: hasSite ? { isShown: shown === 'site', isInMenu: isNarrow, show: () => void show() } : null,
  }
}
