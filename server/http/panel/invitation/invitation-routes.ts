import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { errorMessage } from '#schemas/errors/errors.ts'
import { personNameSchema } from '#schemas/api/people/account-fields.ts'
import { panelPath } from '#domain/urls/landing-path.ts'
import { localPath } from '#i18n/locale.ts'
import type { SystemPage } from '#domain/urls/system-pages.ts'
import { systemPath } from '#server/mail/kit/system-link.ts'
import type { TypedAcceptance } from '#server/people/team/accept-invitation.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { contextOfRequest } from '#server/http/api/create-context.ts'
import { clientOf } from '#server/http/api/handlers/account-handlers.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import type { Fields } from '#server/http/page-forms/form-fields.ts'
import { readPlainForm } from '#server/http/page-forms/parse-form.ts'
import { toApiError } from '#server/http/server/to-api-error.ts'
import { closedInvitationPage, foreignInvitationPage, invitationPage } from './invitation-page.ts'

interface LinkRoute {
  readonly Params: { readonly token: string }
}

type Asked = FastifyRequest<LinkRoute>

const HTML = 'text/html; charset=utf-8'
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'Cookie' }
const opening: AccessPolicy = { role: 'V', budget: 'sharedDraft' }
const sending: AccessPolicy = { role: 'V', budget: 'confirm' }
/** Refusals that the page of the link says beside its field. */
const sayable = new Set(['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'])

function pathOf({ site, locale }: Scope, page: SystemPage): string {
  return localPath(systemPath(page, locale), locale, { default: site.defaultLocale, codes: site.locales })
}

/** The sentence of a refusal: that of its field where it names one. */
function sentenceOf(error: ApiError, locale: string): string {
  const [fault] = (error.data['errors'] ?? []) as readonly { readonly message: string }[]
  return fault?.message ?? errorMessage(error.code, locale, error.data)
}

/** Reads a typed name on one line, as accounts store it; null for a text that is none. */
function readName(typed: string): string | null {
  const { success, data } = personNameSchema.safeParse(typed.trim())
  return success && data !== null && data !== '' ? data : null
}

/** Reads the fields of the page of an invitation. */
function readAcceptance(fields: Fields | undefined): TypedAcceptance {
  const typed = (name: string) => fields?.text(name) ?? ''
  return { firstname: readName(typed('firstname')), lastname: readName(typed('lastname')), password: typed('password') }
}

async function serveInvitations(app: FastifyInstance): Promise<void> {
  const { accounts, team } = app.features

  const openingOf = ({ scope, caller, params }: Asked) => ({ scope, caller, token: params.token })

  const showLink = async (request: Asked, reply: FastifyReply, fault?: string): Promise<FastifyReply> => {
    const { scope } = request
    const reading = { siteName: scope.site.name, locale: scope.locale }
    reply.type(HTML).headers(PRIVATE)
    const opened = await team.opened(openingOf(request))
    if (opened === null) return reply.code(404).send(closedInvitationPage(reading))
    if (opened.isForeign) return reply.code(403).send(foreignInvitationPage(reading, opened.email))
    const { email, profile, hasAccount } = opened
    const by = opened.by || scope.site.name
    return reply.send(
      invitationPage({ ...reading, by, email, profile, hasAccount, fault, forgottenUrl: pathOf(scope, 'passwordResetAsk') }),
    )
  }

  // The password that was just chosen or proved opens a session. An account with codes is led to the page that asks for one.
  const signIn = async (request: Asked, reply: FastifyReply, sent: { readonly email: string; readonly password: string }) => {
    const context = contextOfRequest(app.features, request, reply)
    try {
      await accounts.login(request.scope, { ...sent, code: null }, clientOf(context))
      return panelPath
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused
      return `${pathOf(request.scope, 'auth')}?target=${encodeURIComponent(panelPath)}`
    }
  }

  const accept = async (request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
    const { scope } = request
    const { password, ...name } = readAcceptance(request.body as Fields | undefined)
    try {
      const email = await team.accept(openingOf(request), { ...name, password })
      const target = await signIn(request, reply, { email, password })
      return await reply.headers(PRIVATE).redirect(target, 303)
    } catch (refused) {
      const error = toApiError(refused, request)
      if (error.code === 'TOKEN_INVALID') return showLink(request, reply)
      if (!sayable.has(error.code)) throw error
      return showLink(request, reply.code(error.status), sentenceOf(error, scope.locale))
    }
  }

  app.get<LinkRoute>('/invitation/:token', { config: { access: opening, csp: 'public' } }, async (request, reply) =>
    showLink(request, reply),
  )
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
      readPlainForm(body),
    )
    forms.post<LinkRoute>('/invitation/:token', { config: { access: sending, csp: 'public' } }, accept)
  })
}

/** Serves the pages of invitations to the team, which work without scripts. */
export const invitations = fp(serveInvitations, {
  name: 'invitations',
  dependencies: ['access', 'features', 'locale', 'sessions', 'csp', 'errors'],
})
