import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useStored } from '#kit/use-stored.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { useScreenName } from '#admin/screens/screen-name.ts'

/** A thing that was opened on this device. */
export interface RecentThing {
  readonly path: string
  readonly title: string
}

/** Name under which this device remembers what was opened. */
export const RECENT_KEY = 'panel-recent'

/** Most things that are remembered. */
const MAX_RECENT = 6

/** Puts a thing first; one that was there keeps one line. */
export function withRecent(former: readonly RecentThing[], thing: RecentThing): readonly RecentThing[] {
  return [thing, ...former.filter(({ path }) => path !== thing.path)].slice(0, MAX_RECENT)
}

/** Tests if an address is that of one item. Messages are not remembered: their senders’ names would stay on the device. */
export function isThing(pathname: string): boolean {
  const [, name, id = ''] = pathname.split('/')
  return /^[1-9]\d*$/.test(id) && findResource(name) !== undefined
}

/** The things that were opened lately on this device. */
export function useRecentThings() {
  return useStored<readonly RecentThing[]>(RECENT_KEY, [])
}

/** Remembers the items that are opened, by the names of their screens. */
export function useRememberThings(): void {
  const { pathname } = useLocation()
  const title = useScreenName()
  const [, change] = useRecentThings()
  const remember = useEffectEvent((thing: RecentThing) => change((former) => withRecent(former, thing)))
  useEffect(() => {
    if (title !== '' && isThing(pathname)) remember({ path: pathname, title })
  }, [pathname, title])
}
