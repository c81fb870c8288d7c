import { z } from 'zod'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { uploadTypes } from '#schemas/text/uploads.ts'
import { authorSchema } from '#schemas/admin/author.ts'

/** Kinds of items: answers to forms, messages, registrations for events, requests about personal data. */
export const inboxKinds = ['FORM', 'MESSAGE', 'REGISTRATION', 'PRIVACY'] as const

/** Kind of what a visitor sent. */
export type InboxKind = (typeof inboxKinds)[number]

/** States of an item: not read, read, answered by mail, closed without an answer, sent by a robot. */
export const inboxStates = ['NEW', 'READ', 'ANSWERED', 'CLOSED', 'SPAM'] as const

/** State of an item. */
export type InboxState = (typeof inboxStates)[number]

/** States of an item as the list shows them; one in the trash has the state of the trash. */
export const shownInboxStates = [...inboxStates, 'TRASHED'] as const

/** State of an item as the list shows it. */
export type ShownInboxState = (typeof shownInboxStates)[number]

/** Longest note of the team, in characters. */
export const NOTE_LENGTH = 2000

/** Longest reply, in characters. */
export const REPLY_LENGTH = 10_000

const day = z.iso.date()

/** An item in the list. */
export const inboxRowSchema = z.object({
  id: rowIdSchema,
  kind: z.enum(inboxKinds),
  state: z.enum(shownInboxStates),
  version: rowIdSchema,
  /** Name of the sender, else the address; null where neither is stored. */
  name: z.string().nullable(),
  subject: z.string(),
  excerpt: z.string(),
  receivedAt: instantSchema,
  /** Last day that the law leaves for an answer. */
  dueOn: day.nullable(),
  assignee: authorSchema,
  fileCount: z.number().int().nonnegative(),
})

/** An item in the list. */
export type InboxRow = z.infer<typeof inboxRowSchema>

/** States of the mail of a reply in the outbox. */
export const replyDeliveries = ['QUEUED', 'SENT', 'FAILED', 'WITHHELD'] as const

const replySchema = z.object({
  id: rowIdSchema,
  writtenBy: authorSchema,
  /** Null where the text is not stored: an answer to a request about personal data. */
  text: z.string().nullable(),
  sentAt: instantSchema,
  delivery: z.enum(replyDeliveries).nullable(),
})

/** Why an item cannot be answered by mail. */
export const unanswerableReasons = ['NO_ADDRESS', 'NO_MAILBOX', 'TRASHED'] as const

/** Why an item is not deleted from the inbox. */
export const keptReasons = ['HAS_PLACE', 'REGISTER'] as const

/** An item with what the visitor sent, the files, the note and the replies. */
export const inboxItemSchema = inboxRowSchema.extend({
  reference: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  locale: localeCodeSchema,
  /** Account that sent it; null for a visitor. */
  userId: rowIdSchema.nullable(),
  /** Facts and short answers, question by question. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Free text of the visitor. */
  message: z.string().nullable(),
  files: z.array(
    z.object({
      id: z.uuid(),
      filename: z.string(),
      type: z.enum(uploadTypes),
      bytes: z.number().int().nonnegative(),
      /** Path from which the file is downloaded. */
      url: z.string(),
    }),
  ),
  note: z.string(),
  replies: z.array(replySchema),
  /** States that it may be given. */
  states: z.array(z.enum(inboxStates)),
  /** Address from which a reply leaves, and the one at which the answer to it arrives; null where no reply is possible. */
  replyFrom: z.string().nullable(),
  replyTo: z.string().nullable(),
  /** Why no reply is possible. */
  unanswerable: z.enum(unanswerableReasons).nullable(),
  /** Why it is not deleted from here. */
  kept: z.enum(keptReasons).nullable(),
  /** Day on which it is erased at the latest; null where that depends on something else. */
  erasedOn: day.nullable(),
  /** True for an open request to erase while the site has something to erase: it is closed with a reason alone. */
  leftToErase: z.boolean(),
})

/** An item with what the visitor sent. */
export type InboxItem = z.infer<typeof inboxItemSchema>

/** How many items wait, by their state. */
export const inboxCountsSchema = z.object({
  NEW: z.number().int().nonnegative(),
  READ: z.number().int().nonnegative(),
  /** Open items with a legal deadline. */
  due: z.number().int().nonnegative(),
})
