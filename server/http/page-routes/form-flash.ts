import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import type { Features } from '#server/composition/features.ts'
import { clientFingerprint } from '#server/http/api/create-context.ts'
import {
  matchesSubmission,
  signSubmission,
  openReceipt,
  receiptForm,
  receiptSeconds,
  sealReceipt,
  type Receipt,
} from '#server/http/page-forms/form-flash.ts'
import type { PageRequest } from '#server/http/pages/read-request.ts'
import { cookieScope, receiptCookie } from '#server/people/sessions/session-cookies.ts'
import { cookieContext } from './form-drafts.ts'

/** Keeps what a form was answered, in a locked cookie, for the page that says that it is done. */
export async function setReceiptCookie(features: Features, request: FastifyRequest, reply: FastifyReply, receipt: Receipt): Promise<void> {
  const sealed = await sealReceipt(cookieContext(features, request), receipt)
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', ...cookieScope(request) } as const
  if (sealed !== null) reply.setCookie(receiptCookie, sealed, { ...place, maxAge: receiptSeconds })
}

/** The mark that says in a page's address that this browser has sent a form: for one that keeps no cookies. */
export function submissionToken(features: Features, request: FastifyRequest, receipt: Receipt): Promise<string> {
  const { path, name, of, owner } = receipt
  return signSubmission(cookieContext(features, request), { path, name, of, owner, sender: clientFingerprint(request) })
}

/** The owners whose receipts a request may see: none, and its own member. */
function ownersOf({ caller }: FastifyRequest): readonly (number | null)[] {
  return caller.kind === 'member' ? [null, caller.userId] : [null]
}

type Asked = Pick<Receipt, 'path' | 'name' | 'of'>

async function keptReceipt(features: Features, request: FastifyRequest, { path, name, of }: Asked): Promise<Receipt | null> {
  const sealed = request.cookies[receiptCookie]
  const receipt = sealed === undefined ? null : await openReceipt(cookieContext(features, request), sealed)
  const isAsked = receipt?.path === path && receipt.name === name && receipt.of === of
  return isAsked && ownersOf(request).includes(receipt.owner) ? receipt : null
}

async function isMarked(features: Features, request: FastifyRequest, asked: Asked, mark: string): Promise<boolean> {
  const sender = clientFingerprint(request)
  for (const owner of ownersOf(request))
    if (await matchesSubmission(cookieContext(features, request), { ...asked, owner, sender }, mark)) return true
  return false
}

/** Finds the finished form that a page shows, with its answer as far as it is stored; null when neither this browser nor its member sent one, even if the address names one. */
export async function findReceipt(
  features: Features,
  request: FastifyRequest,
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
): Promise<SentForm | null> {
  const { done, receipt: mark } = query
  if (done === undefined) return null
  const requested = { path, name: done, of: query['of'] ?? null }
  const stored = await keptReceipt(features, request, requested)
  if (stored !== null) return receiptForm(stored)
  return mark !== undefined && (await isMarked(features, request, requested, mark)) ? receiptForm(requested) : null
}
