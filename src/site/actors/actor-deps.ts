import type { NotificationKind } from '#schemas/runtime/notifications.ts'
import type { Caller } from '#api-client/transport/caller.ts'

/** What the actors of a page are made with. */
export interface ActorParts {
  readonly caller: Caller
  /** The site that is shown; its pages bring it with the first block that is alive. */
  readonly idSite: () => number
  /** The place that the page's address wants opened afterwards, if it is one of this site. */
  readonly target: string | null
  readonly home: string
  /** The language that is shown at the moment. */
  readonly locale: () => string
  /** The path of a page of this site in that language. */
  readonly localPath: (url: string) => string
  /** Opens an address as a new document. */
  readonly open: (address: string) => void
  /** Tells somebody beside the page what became of something that the page does not show. */
  readonly notify: (kind: NotificationKind, text: string) => void
  /** Takes back what was told so of an act that is tried again, by how it begins. */
  readonly takeBack: (start: string) => void
  /** What is said when the server does not answer. */
  readonly unreachable: string
  /** What is said when the browser did not keep what signs somebody in. */
  readonly notKept: () => string
  /** What is said of a form when nobody knows whether it was taken. */
  readonly unconfirmed: () => string
}
