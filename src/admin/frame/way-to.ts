import type { PanelPlace } from '#admin/places/use-places.ts'

/** The place that a screen below it leads back to. */
type Way = Pick<PanelPlace, 'label' | 'path'>

/** The way back from a screen: its place in the navigation; null for a place itself and for a screen outside all of them. */
export function wayTo(pathname: string, screen: string, places: readonly PanelPlace[]): Way | null {
  const place = places.find(({ path }) => path !== '/' && (pathname === path || pathname.startsWith(`${path}/`)))
  if (!place || pathname === place.path || screen === place.label) return null
  return { label: place.label, path: place.path }
}
