import { useSyncExternalStore } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ShownHours } from '#domain/opening-hours/hours-of-day.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'

/** The opening hours as the server reads them, with the places that derive from them. */
export type ReadHours = AdminCallData['hours.read']

/** The form of the opening hours. */
export type HoursForm = ReadHours['item']['form']

/** A day of the week. */
export type WeekDay = HoursForm['days'][number]['day']

/** Hours of a day: from one time to another. */
export type Range = HoursForm['days'][number]['ranges'][number]

/** A day that differs from the week. */
export type SpecialDay = HoursForm['exceptions'][number]

/** A closure, both days included. */
export type HoursClosure = HoursForm['closures'][number]

// Forms of this session are those of the opening hours alone.
const asHours = (form: unknown): HoursForm => form as HoursForm

/** The hours of a form as visitors see them: without the closures that leave the place open. */
export const shownHours = ({ days, exceptions, closures }: Pick<HoursForm, 'closures' | 'days' | 'exceptions'>): ShownHours => ({
  days,
  exceptions: exceptions.map(({ date, ranges }) => ({ date, ranges })),
  closures: closures.filter(({ closes }) => closes.includes('PLACE')).map(({ from, to }) => ({ from, to })),
})

/** Reads the form of a session. */
export const hoursOf = ({ store }: ItemSession): HoursForm => asHours(store.form())

/** The form as it is typed, drawn again with each change of it. */
export function useHoursForm(session: ItemSession): HoursForm {
  return useSyncExternalStore(
    (listener) => session.store.subscribe('', listener),
    () => hoursOf(session),
  )
}

/** The form that is stored. */
export function useStoredHours(session: ItemSession): HoursForm {
  return asHours(useSessionState(session).item?.form)
}
