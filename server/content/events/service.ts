import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { CallBody, CallData, CallParams } from '#schemas/api/calls.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { calendarOfEvent, calendarOfEvents } from './ics-calendar.ts'
import { cancelRegistration, readRegistration } from './cancel-registration.ts'
import { findEvent, type EventItem, type EventNeeds } from './find-event.ts'
import { registerForEvent, type RegistrationRequest } from './register-for-event.ts'
import { requestReminder } from './registration-reminder.ts'

/** Places at events, and events for calendars: each method answers one call. */
export interface Events {
  calendar(scope: Scope, asked: CallParams<'element.calendar'>): Promise<AnsweredFile>
  ics(scope: Scope, asked: CallParams<'element.ics'>): Promise<AnsweredFile>
  /** Refuses what is no event. */
  expect(scope: Scope, asked: EventItem): Promise<void>
  register(
    asking: RegistrationRequest,
    given: EventItem & { readonly body: CallBody<'element.register'> },
  ): Promise<CallData<'element.register'>>
  remind(scope: Scope, given: EventItem & { readonly body: CallBody<'element.remind'> }): Promise<null>
  registration(scope: Scope, asked: CallParams<'element.registration'>): Promise<CallData<'element.registration'>>
  cancel(scope: Scope, given: { readonly route: string; readonly token: string }): Promise<null>
}

/** Makes what keeps the lists of events. */
export function createEvents(needs: EventNeeds): Events {
  return {
    calendar: (scope, asked) => calendarOfEvents(needs, scope, asked),
    ics: (scope, asked) => calendarOfEvent(needs, scope, asked),
    expect: async (scope, asked) => void (await findEvent(needs, scope, asked)),
    register: (asking, given) => registerForEvent(needs, asking, given),
    remind: (scope, given) => requestReminder(needs, scope, given),
    registration: (scope, asked) => readRegistration(needs, scope, asked),
    cancel: (scope, given) => cancelRegistration(needs, scope, given),
  }
}
