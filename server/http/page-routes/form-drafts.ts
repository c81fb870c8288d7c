import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { systemClock } from '#domain/dates/clock.ts'
import type { Features } from '#server/composition/features.ts'
import { draftForm, draftSeconds, openDraft, ownerSeconds, sealDraft, type Draft, type OwnedDraft } from '#server/http/page-forms/drafts.ts'
import type { CookieContext } from '#server/http/page-forms/encrypted-cookie.ts'
import { draftCookie, cookieScope } from '#server/people/sessions/session-cookies.ts'

/** With what a request's cookies are locked. */
export function cookieContext({ secrets }: Features, request: FastifyRequest): CookieContext {
  return { secrets, siteId: request.site.id, now: systemClock() }
}

async function ownedDraft(features: Features, request: FastifyRequest): Promise<OwnedDraft | null> {
  const sealed = request.cookies[draftCookie]
  return sealed === undefined ? null : openDraft(cookieContext(features, request), sealed)
}

async function setDraft(features: Features, request: FastifyRequest, reply: FastifyReply, owned: OwnedDraft): Promise<void> {
  const sealed = await sealDraft(cookieContext(features, request), owned)
  const maxAge = owned.draft === null ? ownerSeconds : draftSeconds
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', ...cookieScope(request) } as const
  if (sealed !== null) reply.setCookie(draftCookie, sealed, { ...place, maxAge })
}

// What a browser fetches in advance may never be looked at.
const isLookedAt = ({ method, headers }: FastifyRequest): boolean => method === 'GET' && headers['sec-purpose'] === undefined

/**
 * Stores the owner of a page's forms, who is unknown once their session is over. A waiting draft of the owner stays, unless this page shows it. A draft of
 * another member is deleted: the member who signed in since uses the browser now, and must not hold another's values, encrypted or not.
 */
export async function trackFormOwner(
  features: Features,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: SentForm | null,
): Promise<void> {
  if (request.caller.kind !== 'member' || !isLookedAt(request)) return
  const { userId: owner } = request.caller
  const known = shown === null ? await ownedDraft(features, request) : null
  if (known?.owner !== owner || known.draft === null) await setDraft(features, request, reply, { owner, draft: null })
}

/** Stores the values of a form without its secrets in an encrypted cookie until its author has signed in. Nothing is stored for an unknown author. */
export async function setDraftCookie(
  features: Features,
  request: FastifyRequest,
  reply: FastifyReply,
  { owner: marked, ...draft }: Draft & { readonly owner: number | null | undefined },
): Promise<void> {
  const owner = marked === undefined ? (await ownedDraft(features, request))?.owner : marked
  if (owner !== undefined && owner !== null) await setDraft(features, request, reply, { owner, draft })
}

/** Finds the values that the signed-in caller typed on a page before their session was over; null without any. */
export async function findDraft(features: Features, request: FastifyRequest, path: string): Promise<SentForm | null> {
  if (!isLookedAt(request) || request.caller.kind !== 'member') return null
  const known = await ownedDraft(features, request)
  if (known?.owner !== request.caller.userId || known.draft?.path !== path) return null
  return draftForm(known.draft, request.scope.locale)
}
