import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SentForm } from '#schemas/site-rendering.ts'
import type { Features } from '#server/features/features.ts'
import { openReceipt, receiptForm, receiptSeconds, sealReceipt, type Receipt } from '#server/features/page-forms/receipts.ts'
import type { PageRequest } from '#server/features/site-pages/read-request.ts'
import { ownPlace, receiptCookie } from '#server/features/sessions/session-cookies.ts'
import { keepingOf } from './form-drafts.ts'

/** Keeps what a form was answered, in a locked cookie, for the page that says that it is done. */
export async function keepReceipt(features: Features, request: FastifyRequest, reply: FastifyReply, receipt: Receipt): Promise<void> {
  const sealed = await sealReceipt(keepingOf(features, request), receipt)
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', ...ownPlace(request) } as const
  if (sealed !== null) reply.setCookie(receiptCookie, sealed, { ...place, maxAge: receiptSeconds })
}

/** The form that a page says to be done, with what it was answered; null when nothing of it was kept. */
export async function findReceipt(
  features: Features,
  request: FastifyRequest,
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
): Promise<SentForm | null> {
  const sealed = query['done'] === undefined ? undefined : request.cookies[receiptCookie]
  const receipt = sealed === undefined ? null : await openReceipt(keepingOf(features, request), sealed)
  if (receipt?.path !== path || receipt.name !== query['done']) return null
  return receiptForm(receipt)
}
