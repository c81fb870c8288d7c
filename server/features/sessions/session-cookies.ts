import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#server/features/sites/site.ts'
import { hostName } from '#server/features/sites/site-directory.ts'
import { sessionSeconds } from './service.ts'

/** Sets and clears the two cookies of a session on the answer to one request. */
export interface SessionCookies {
  set(token: string): void
  clear(): void
  /** Clears them because their owner leaves: what they had typed goes too. */
  leave(): void
}

/** Holds what was typed when a session was over, and whose it is. */
export const draftCookie = 'draft'

/** The domain of the cookies: the site's parent domain when the host lies in it, else the host alone. */
function domainFor({ cookieDomain }: Pick<Site, 'cookieDomain'>, host: string | undefined): { domain?: string } {
  const name = hostName(host)
  return cookieDomain !== null && (name === cookieDomain || name.endsWith(`.${cookieDomain}`)) ? { domain: cookieDomain } : {}
}

/** The cookies of a session: `token` opens it and no script reads it, `idSite` gives no right. */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply): SessionCookies {
  const place = (): { path: string; secure: boolean; sameSite: 'lax'; domain?: string } => ({
    path: '/',
    secure: request.protocol === 'https',
    sameSite: 'lax',
    ...domainFor(request.site, request.headers.host),
  })
  const clear = (): void => {
    reply.clearCookie('token', { ...place(), httpOnly: true })
    reply.clearCookie('idSite', place())
  }
  return {
    set: (token) => {
      reply.setCookie('token', token, { ...place(), httpOnly: true, maxAge: sessionSeconds })
      reply.setCookie('idSite', String(request.site.id), { ...place(), maxAge: sessionSeconds })
    },
    clear,
    leave: () => {
      clear()
      if (request.cookies[draftCookie] !== undefined) reply.clearCookie(draftCookie, { path: '/', httpOnly: true })
    },
  }
}
