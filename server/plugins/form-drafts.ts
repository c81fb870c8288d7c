import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SentForm } from '#schemas/site-rendering.ts'
import { systemClock } from '#domain/clock.ts'
import type { Features } from '#server/features/features.ts'
import { draftForm, draftSeconds, openDraft, sealDraft, type Draft } from '#server/features/page-forms/drafts.ts'

const name = 'draft'

function placeOf(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}

function keepingOf({ secrets }: Features, request: FastifyRequest) {
  return { secrets, siteId: request.site.id, now: systemClock() }
}

/** Keeps what was typed, without what opens something, in a locked cookie until its author has signed in. */
export async function keepDraft(features: Features, request: FastifyRequest, reply: FastifyReply, draft: Draft): Promise<void> {
  const sealed = await sealDraft(keepingOf(features, request), draft)
  if (sealed !== null) reply.setCookie(name, sealed, { ...placeOf(request), maxAge: draftSeconds })
}

/** What a signed-in caller had typed on a page before their session was over; null when there is nothing. */
export async function findDraft(features: Features, request: FastifyRequest, path: string): Promise<SentForm | null> {
  const sealed = request.cookies[name]
  // What a browser fetches in advance may never be looked at.
  const isLookedAt = request.method === 'GET' && request.headers['sec-purpose'] === undefined
  if (sealed === undefined || !isLookedAt || request.caller.kind !== 'member') return null
  const draft = await openDraft(keepingOf(features, request), sealed)
  return draft?.path === path ? draftForm(draft, request.scope.locale) : null
}

/** Forgets the draft: its page shows it. */
export function dropDraft(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(name, placeOf(request))
}
