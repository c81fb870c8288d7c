import type { Right } from '#schemas/admin/resources/rights.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import { usePanel } from '#admin/panel-context.ts'
import { HOURS } from '#admin/hours/hours-address.ts'
import { describedAppearance, describedHours, mayDo, readableResources, resourceIcon } from '#admin/resources/resource-list.ts'
import { maySet } from '#admin/settings/settings-entries.ts'
import { usePanelText, type PanelKey } from '#admin/texts/use-panel-text.ts'

/** A place of the panel that one can go to. */
export interface PanelPlace {
  readonly path: string
  readonly label: string
  readonly icon: IconName
  /** Other words by which it is looked for. */
  readonly words?: string
}

const when = (isReadable: boolean, place: PanelPlace): readonly PanelPlace[] => (isReadable ? [place] : [])

/** The places of the panel that some rights open, in the order of the navigation. A declared resource is one of them. */
export function placesFor(rights: readonly Right[], text: (key: PanelKey) => string): readonly PanelPlace[] {
  const has = (right: Right) => rights.includes(right)
  const appearance: PanelPlace = {
    ...{ path: '/apparence', label: describedAppearance.words.many.fr, icon: resourceIcon(describedAppearance) },
    words: text('panel.appearance.words'),
  }
  return [
    { path: '/', label: text('panel.today'), icon: 'sun' },
    ...when(has('pages.read'), { path: '/a-publier', label: text('panel.publish.screen'), icon: 'send' }),
    ...when(has('inbox.read'), { path: '/messages', label: text('panel.inbox'), icon: 'inbox' }),
    ...when(has('pages.read'), { path: '/pages', label: text('panel.pages'), icon: 'files' }),
    ...when(has('media.read'), { path: '/mediatheque', label: text('panel.media'), icon: 'image' }),
    ...readableResources(rights).map((resource) => ({
      ...{ path: `/${resource.name}`, label: resource.words.many.fr, icon: resourceIcon(resource) },
    })),
    ...when(has('pages.read'), { path: '/visites', label: text('panel.visits'), icon: 'eye', words: text('panel.visits.words') }),
    ...when(mayDo(describedHours, 'read', rights), {
      ...{ path: HOURS, label: describedHours.words.many.fr, icon: 'clock', words: text('panel.hours.words') },
    }),
    ...when(mayDo(describedAppearance, 'read', rights), appearance),
    ...when(has('members.read'), { path: '/membres', label: text('panel.members'), icon: 'id-card' }),
    ...when(maySet(rights), { path: '/reglages', label: text('panel.settings'), icon: 'settings', words: text('panel.settings.words') }),
    ...when(has('team.read'), { path: '/equipe', label: text('panel.team'), icon: 'users' }),
  ]
}

/** The places of the panel that a person with some rights may read. */
export function usePlacesOf(rights: readonly Right[]): readonly PanelPlace[] {
  return placesFor(rights, usePanelText())
}

/** The places of the panel that the person may read. */
export function usePlaces(): readonly PanelPlace[] {
  return usePlacesOf(usePanel().start.rights)
}
