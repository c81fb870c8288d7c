import type { NotificationKind } from '#schemas/runtime/notifications.ts'
import type { Caller } from '#api-client/transport/caller.ts'

/** Dependencies of the actors of a page. */
export interface ActorParts {
  readonly caller: Caller
  /** Returns the id of the site, which arrives with the first hydrated block. */
  readonly idSite: () => number
  /** The page to open afterwards, from the URL, if it belongs to this site. */
  readonly target: string | null
  readonly home: string
  /** Returns the current locale. */
  readonly locale: () => string
  /** Returns the path of a page of this site in the current locale. */
  readonly localPath: (url: string) => string
  /** Opens a URL as a new document. */
  readonly open: (address: string) => void
  /** Shows a notification about something that the page does not show. */
  readonly notify: (kind: NotificationKind, text: string) => void
  /** Removes the notifications of a repeated action, by their first words. */
  readonly takeBack: (start: string) => void
  /** The message for an unreachable server. */
  readonly unreachable: string
  /** Returns the message for a rejected session cookie. */
  readonly notKept: () => string
  /** Returns the message for a form with an unknown outcome. */
  readonly unconfirmed: () => string
}
