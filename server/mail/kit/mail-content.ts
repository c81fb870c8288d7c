import type { MailData, MailKind } from './mail-kinds.ts'
import type { MailWords } from './mail-i18n.ts'

/** A part of a mail in plain text. The renderers escape it, never a template. */
export type MailPart =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly href: string }
  | { readonly type: 'link'; readonly before: string; readonly label: string; readonly href: string }
  | { readonly type: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** The text of a visitor. */
  | { readonly type: 'quote'; readonly text: string }
  /** Additional information without a request. */
  | { readonly type: 'note'; readonly text: string }

/** The content of a mail. */
export interface MailContent {
  readonly subject: string
  readonly title: string
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string
  readonly parts: readonly MailPart[]
  /** The reply address, when it is not the sender. */
  readonly replyTo?: string
  /** The URL of the one-click unsubscription, for the mail headers. */
  readonly unsubscribe?: string
  /** The message ids of the earlier mails, the one replied to last. Only in mails that a person wrote. */
  readonly references?: readonly string[]
}

/** Renders the mails of a kind in one language. */
export type WriteMail<K extends MailKind> = (data: MailData<K>, words: MailWords) => MailContent

/** The template of a kind: English for English readers, otherwise French. */
export interface MailTemplate<K extends MailKind> {
  readonly fr: WriteMail<K>
  readonly en: WriteMail<K>
}

/** Creates a paragraph. */
export const paragraph = (text: string): MailPart => ({ type: 'paragraph', text })

/** Creates a note in small type. */
export const note = (text: string): MailPart => ({ type: 'note', text })

/** Creates the main action. */
export const button = (label: string, href: string): MailPart => ({ type: 'button', label, href })

/** Creates a secondary action. */
export const link = (before: string, label: string, href: string): MailPart => ({ type: 'link', before, label, href })
