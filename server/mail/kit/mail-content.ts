import type { MailData, MailKind } from './mail-kinds.ts'
import type { MailWords } from './mail-i18n.ts'

/** A piece of a mail, in plain words: what is shown is escaped where it is written down, never in a template. */
export type MailPart =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly href: string }
  | { readonly type: 'link'; readonly before: string; readonly label: string; readonly href: string }
  | { readonly type: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** Somebody else's words. */
  | { readonly type: 'quote'; readonly text: string }
  /** What is worth knowing and asks for nothing. */
  | { readonly type: 'note'; readonly text: string }

/** What a mail says. */
export interface MailContent {
  readonly subject: string
  readonly title: string
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  readonly parts: readonly MailPart[]
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string
  /** The address of one-click unsubscription, told to mail programs. */
  readonly unsubscribe?: string
}

/** Writes the mails of a kind in a language. */
export type WriteMail<K extends MailKind> = (data: MailData<K>, words: MailWords) => MailContent

/** The template of a kind: French, and English for English readers. */
export interface MailTemplate<K extends MailKind> {
  readonly fr: WriteMail<K>
  readonly en: WriteMail<K>
}

/** A paragraph. */
export const paragraph = (text: string): MailPart => ({ type: 'paragraph', text })

/** A remark in small. */
export const note = (text: string): MailPart => ({ type: 'note', text })

/** The one thing to do. */
export const button = (label: string, href: string): MailPart => ({ type: 'button', label, href })

/** A thing that may also be done. */
export const link = (before: string, label: string, href: string): MailPart => ({ type: 'link', before, label, href })
