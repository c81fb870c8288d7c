import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isClosedToServices } from '#domain/blocks-third-party.ts'
import type { OutsideHosts } from '#engine/visibility/external-hosts.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isPolicySource } from '#server/platform/hosts/policy-source.ts'

/** The policies: every answer has one of them. */
export type PolicyName = 'public' | 'services' | 'checkout' | 'admin' | 'preview' | 'shared' | 'item' | 'sheet'

/** The hosts that a site's settings add to a policy, and the nonce of an admin page. */
export interface PolicySources {
  readonly images?: readonly string[]
  readonly frames?: readonly string[]
  readonly services?: readonly string[]
  readonly payment?: readonly string[]
  readonly nonce?: string
}

type Directives = Readonly<Record<string, readonly string[]>>

/** The hosts whose videos a visitor may open by a click. */
export const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** The hosts of the payment provider's script, calls and frames. */
const paymentHosts = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com']

const self = "'self'"
const none = "'none'"

const base = ({ images = [], frames = [] }: PolicySources): Directives => ({
  'default-src': [self],
  'script-src': [self],
  'style-src': [self],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [self, 'data:', ...images],
  'font-src': [self],
  'connect-src': [self],
  'media-src': [self],
  'frame-src': [...videoHosts, ...frames],
  'object-src': [none],
  'base-uri': [none],
  'form-action': [self],
  'frame-ancestors': [none],
})

function adding(directives: Directives, names: readonly string[], hosts: readonly string[]): Directives {
  return { ...directives, ...Object.fromEntries(names.map((name) => [name, [...(ownValue(directives, name) ?? []), ...hosts]])) }
}

const policies: Record<PolicyName, (sources: PolicySources) => Directives> = {
  public: base,
  services: (sources) => adding(base(sources), ['script-src', 'connect-src', 'img-src', 'frame-src'], sources.services ?? []),
  checkout: (sources) => adding(policies.services(sources), ['script-src', 'connect-src', 'frame-src'], sources.payment ?? []),
  admin: (sources) => ({
    ...base(sources),
    'frame-src': [self],
    'img-src': [self, 'data:', 'blob:', ...(sources.images ?? [])],
    // The poster of a film is drawn from the file that a person has chosen.
    'media-src': [self, 'blob:'],
    'style-src': [self, ...(sources.nonce === undefined ? [] : [`'nonce-${sources.nonce}'`])],
  }),
  // The composer shows a page in a frame with the hosts that visitors' pages have, services apart, and pictures that are being sent. No form of it is sent.
  preview: (sources) => ({
    ...adding(adding(base(sources), ['script-src', 'connect-src', 'frame-src'], sources.payment ?? []), ['img-src'], ['blob:']),
    'frame-ancestors': [self],
    'form-action': [none],
  }),
  // A shared draft runs no script, fetches nothing and sends no form. Its links lead to the site.
  shared: ({ images = [], frames = [] }) => ({
    ...base({ images, frames }),
    'script-src': [none],
    'connect-src': [none],
    'form-action': [none],
    sandbox: ['allow-same-origin', 'allow-popups', 'allow-top-navigation-by-user-activation'],
  }),
  // The page of an edited item, which its form shows in a frame. Its links open the site in a window of its own.
  item: ({ images = [], frames = [] }) => ({
    ...policies.shared({ images, frames }),
    'frame-ancestors': [self],
    sandbox: ['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  }),
  // A stylesheet is no document and needs nothing; each byte of its answer is waited for before anything is drawn.
  sheet: () => ({ 'default-src': [none], 'frame-ancestors': [none] }),
}

/** Returns true when the pages of a policy may send forms. */
export function allowsForms(name: PolicyName = 'public'): boolean {
  return policies[name]({})['form-action']?.includes(self) === true
}

// Values of the sandbox directive are fixed flags, not sources.
const isGiven = (directive: string, value: string): boolean => directive === 'sandbox' || isPolicySource(value)

/** Writes a policy as its header. */
export function contentSecurityPolicy(name: PolicyName, sources: PolicySources = {}): string {
  return Object.entries(policies[name](sources))
    .map(([directive, values]) => `${directive} ${values.filter((value) => isGiven(directive, value)).join(' ')}`)
    .join('; ')
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The policy of a route's answers; `public` when not said. */
    csp?: PolicyName
  }
  interface FastifyReply {
    /** Sets the policy of this answer, with the hosts of the site's settings. */
    usePolicy(name: PolicyName, sources?: PolicySources): FastifyReply
    /** The policy that this answer was last given by name. */
    policy: { readonly name: PolicyName; readonly sources: PolicySources } | null
    /** Adds to this answer's policy the hosts that its own page needs. */
    widenPolicy(hosts: OutsideHosts): FastifyReply
  }
}

const headerName = 'content-security-policy'
const fixed = new Map<PolicyName, string>()

/** The header of a policy without any host of a site. */
export function plainPolicy(name: PolicyName): string {
  const written = fixed.get(name) ?? contentSecurityPolicy(name)
  fixed.set(name, written)
  return written
}

/** Returns true when a page holds the form of the payment provider: its shop is open and has a provider. */
function isPayingPage({ site, server }: FastifyRequest, { takesPayment }: OutsideHosts): boolean {
  return takesPayment && site.isECommerce && server.features.payments.isOnline
}

async function addPolicies(app: FastifyInstance): Promise<void> {
  app.decorateReply('usePolicy', function usePolicy(this: FastifyReply, name: PolicyName, sources?: PolicySources) {
    this.policy = { name, sources: sources ?? {} }
    return this.header(headerName, sources === undefined ? plainPolicy(name) : contentSecurityPolicy(name, sources))
  })
  app.decorateReply('policy', null)
  app.decorateReply('widenPolicy', function widenPolicy(this: FastifyReply, outside: OutsideHosts) {
    const { images, frames } = outside
    const isPaying = isPayingPage(this.request, outside)
    if (images.length + frames.length === 0 && !isPaying) return this
    const { name, sources } = this.policy ?? { name: this.routeOptions.config.csp ?? 'public', sources: {} }
    return this.usePolicy(isPaying && name !== 'preview' ? 'checkout' : name, {
      ...sources,
      ...(isPaying && { payment: paymentHosts }),
      images: [...(sources.images ?? []), ...images],
      frames: [...(sources.frames ?? []), ...frames],
    })
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(headerName, plainPolicy(request.routeOptions.config.csp ?? 'public'))
    done()
  })
}

async function addSiteHosts(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const { access, csp: name = 'public' } = request.routeOptions.config
    if (access === undefined || access.isFile === true || request.url.startsWith('/api/')) return
    const { imageHosts, serviceHosts, tileHosts } = request.site
    // On pages with passwords or with an address that grants access nothing from outside runs, even if the site has configured it.
    const isClosed = isClosedToServices(request.pagePath)
    const services = isClosed ? [] : serviceHosts
    const images = [...imageHosts.map((host) => `https://${host}`), ...(isClosed ? [] : tileHosts)]
    if (services.length > 0) reply.usePolicy(name === 'public' ? 'services' : name, { images, services })
    else if (images.length > 0) reply.usePolicy(name, { images })
  })
}

/** Lets a site's pages show the pictures of the hosts that the site lists, and fetch from its services. */
export const siteHosts = fp(addSiteHosts, { name: 'site-hosts', dependencies: ['csp', 'policies', 'site', 'locale'] })

/** Gives every answer its content security policy. */
export const csp = fp(addPolicies, { name: 'csp' })
