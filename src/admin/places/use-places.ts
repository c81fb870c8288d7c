import type { Right } from '#schemas/admin/resources/rights.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import { usePanel } from '#admin/panel-context.ts'
import { readableResources, resourceIcon } from '#admin/resources/resource-list.ts'
import { addressOf, type PanelScreen, type PlaceBadge, type ScreenPlace } from '#admin/screens/define-screen.ts'
import { usePanelText, type PanelKey } from '#admin/texts/use-panel-text.ts'

/** A place of the panel that one can go to. */
export interface PanelPlace {
  readonly path: string
  readonly label: string
  readonly icon: IconName
  /** Other words by which it is looked for. */
  readonly words?: string
}

/** A place of the panel where the navigation shows it. */
export interface NavigationPlace extends PanelPlace {
  readonly group: ScreenPlace['group'] | 'contents'
  readonly tab?: { readonly at: number; readonly label: string }
  readonly badge?: PlaceBadge
}

type Text = (key: PanelKey) => string

function placeOf(screen: PanelScreen, text: Text): readonly NavigationPlace[] {
  if (!screen.place) return []
  const { label, icon, words, group, tab, badge } = screen.place
  const name = typeof label === 'string' ? text(label) : label.fr
  return [
    {
      ...{ path: addressOf(screen), label: name, icon, group },
      ...(words && { words: text(words) }),
      ...(tab && { tab: { at: tab.at, label: tab.label ? text(tab.label) : name } }),
      ...(badge && { badge }),
    },
  ]
}

/** The places of the panel that some rights open, in the order of the navigation. A declared resource is one of them. */
export function placesFor(screens: readonly PanelScreen[], rights: readonly Right[], text: Text): readonly NavigationPlace[] {
  const places = screens.filter(({ right }) => right === null || rights.includes(right)).flatMap((screen) => placeOf(screen, text))
  const resources = readableResources(rights).map((resource) => ({
    ...{ path: `/${resource.name}`, label: resource.words.many.fr, icon: resourceIcon(resource), group: 'contents' as const },
  }))
  return [...places.filter(({ group }) => group !== 'house'), ...resources, ...places.filter(({ group }) => group === 'house')]
}

/** The places of the panel that a person with some rights may read. */
export function usePlacesOf(rights: readonly Right[]): readonly NavigationPlace[] {
  return placesFor(usePanel().screens, rights, usePanelText())
}

/** The places of the panel that the person may read. */
export function usePlaces(): readonly NavigationPlace[] {
  return usePlacesOf(usePanel().start.rights)
}
