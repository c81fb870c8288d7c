import { useSyncExternalStore } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'

/** The appearance as the server reads it, with what its form names. */
export type ReadAppearance = AdminCallData['appearance.read']

/** The form of an appearance. */
export type AppearanceForm = ReadAppearance['item']['form']

// Forms of this session are those of the appearance alone.
const asAppearance = (form: unknown): AppearanceForm => form as AppearanceForm

/** The form as it is typed, drawn again with each change of it. */
export function useAppearanceForm({ store }: ItemSession): AppearanceForm {
  return asAppearance(
    useSyncExternalStore(
      (listener) => store.subscribe('', listener),
      () => store.form(),
    ),
  )
}

/** The form that visitors see. */
export function usePublishedForm(session: ItemSession): AppearanceForm {
  const { item } = useSessionState(session)
  return asAppearance(item?.published ?? item?.form)
}
