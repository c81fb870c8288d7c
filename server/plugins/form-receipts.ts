import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SentForm } from '#schemas/site-rendering.ts'
import type { Features } from '#server/features/features.ts'
import { senderOf } from '#server/features/calls/context-of-request.ts'
import {
  isMarkOf,
  markSending,
  openReceipt,
  receiptForm,
  receiptSeconds,
  sealReceipt,
  type Receipt,
  type Sending,
} from '#server/features/page-forms/receipts.ts'
import type { PageRequest } from '#server/features/site-pages/read-request.ts'
import { ownPlace, receiptCookie } from '#server/features/sessions/session-cookies.ts'
import { keepingOf } from './form-drafts.ts'

/** Keeps what a form was answered, in a locked cookie, for the page that says that it is done. */
export async function keepReceipt(features: Features, request: FastifyRequest, reply: FastifyReply, receipt: Receipt): Promise<void> {
  const sealed = await sealReceipt(keepingOf(features, request), receipt)
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', ...ownPlace(request) } as const
  if (sealed !== null) reply.setCookie(receiptCookie, sealed, { ...place, maxAge: receiptSeconds })
}

/** The mark that says in a page's address that this browser has sent a form: for one that keeps no cookies. */
export function markDone(features: Features, request: FastifyRequest, { path, name, of }: Receipt): Promise<string> {
  return markSending(keepingOf(features, request), { path, name, of, sender: senderOf(request) })
}

async function keptReceipt(features: Features, request: FastifyRequest, { path, name, of }: Sending): Promise<Receipt | null> {
  const sealed = request.cookies[receiptCookie]
  const receipt = sealed === undefined ? null : await openReceipt(keepingOf(features, request), sealed)
  return receipt?.path === path && receipt.name === name && receipt.of === of ? receipt : null
}

/** The form that a page says to be done, with what it was answered as far as that was kept; null when this browser has sent none, whatever the address says. */
export async function findReceipt(
  features: Features,
  request: FastifyRequest,
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
): Promise<SentForm | null> {
  const { done, receipt: mark } = query
  if (done === undefined) return null
  const of = query['of'] ?? null
  const sending = { path, name: done, of, sender: senderOf(request) }
  const kept = await keptReceipt(features, request, sending)
  if (kept !== null) return receiptForm(kept)
  const isMarked = mark !== undefined && (await isMarkOf(keepingOf(features, request), sending, mark))
  return isMarked ? receiptForm({ path, name: done, of }) : null
}
