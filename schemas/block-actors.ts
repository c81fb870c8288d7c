import type { Image } from './api/image.ts'
import type { FieldError } from './errors.ts'

/** What goes on behind a block: its state as plain data, and what it can be told. */
export interface BlockActor<State, Event> {
  readonly getState: () => State
  /** Calls back after each change; what it answers ends that. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly send: (event: Event) => void
}

/** Why a form of the page for signing in was refused. */
export interface AuthFailure {
  readonly form: 'user.login' | 'user.register' | 'user.logout'
  readonly code: string | null
  readonly message: string
  readonly errors: readonly FieldError[]
}

/** What an address and a password are given for. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly code?: string
}

/** What a form for a new account sends. */
export type RegistrationForm = Readonly<Record<string, string | boolean | null>>

/** Where signing in and registering stand. */
export interface AuthState {
  readonly step: 'anonymous' | 'registering' | 'authenticating' | 'member' | 'admin' | 'signingOut'
  readonly failure: AuthFailure | null
  /** Whether address and password were right, and the code of the person's application is asked for. */
  readonly isCodeAsked: boolean
  /** The address whose owner has a mail to follow. */
  readonly mailedTo: string | null
}

/** What the blocks about signing in may tell it. */
export type AuthEvent =
  | { readonly type: 'credentials.submit'; readonly credentials: Credentials }
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.cancel' }
  | { readonly type: 'registration.submit'; readonly form: RegistrationForm }
  | { readonly type: 'session.end' }

/** A picture or a video to be seen over the whole page. */
export interface Slide {
  readonly image: Pick<Image, 'alt' | 'width' | 'height' | 'filename' | 'externalPath' | 'onlineImage'>
  readonly caption?: string | undefined
}

/** What is seen over the whole page. */
export interface SliderState {
  readonly isOpen: boolean
  /** What the slides are of, for those who hear it. */
  readonly label: string
  readonly slides: readonly Slide[]
  readonly index: number
  /** How far a finger has drawn the slide, in pixels to the right. */
  readonly offset: number
}

/** What the slider may be told. */
export type SliderEvent =
  | { readonly type: 'slider.open'; readonly slides: readonly Slide[]; readonly index: number; readonly label: string }
  | { readonly type: 'slider.close' }
  | { readonly type: 'slider.next' }
  | { readonly type: 'slider.previous' }
  | { readonly type: 'key.press'; readonly key: string }
  | { readonly type: 'pointer.press'; readonly x: number; readonly y: number }
  | { readonly type: 'pointer.move'; readonly x: number; readonly y: number }
  | { readonly type: 'pointer.release' }
  | { readonly type: 'pointer.cancel' }

/** How a notification is meant. */
export type NotificationKind = 'info' | 'success' | 'failure'

/** A short message beside the page. */
export interface ShownNotification {
  readonly id: number
  readonly text: string
  readonly kind: NotificationKind
}

/** What the notifications may be told: a new one, what a person does with one, and that the language has changed. */
export type NotificationsEvent =
  | { readonly type: 'notification.show'; readonly text: string; readonly kind: NotificationKind }
  | { readonly type: 'notification.hold' | 'notification.release' | 'notification.close'; readonly id: number }
  | { readonly type: 'locale.change' }

/** The actors that blocks may ask for, by name. */
export interface BlockActors {
  readonly notifications: BlockActor<readonly ShownNotification[], NotificationsEvent>
  readonly auth: BlockActor<AuthState, AuthEvent>
  readonly slider: BlockActor<SliderState, SliderEvent>
}
