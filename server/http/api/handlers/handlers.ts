import { audienceOf } from '#server/platform/scope/caller.ts'
import { isVisit } from '#server/content/visits/is-visit.ts'
import { pagePath } from '#server/content/visits/page-path.ts'
import { accountHandlers } from './account-handlers.ts'
import type { CallHandlers } from './call-handler.ts'
import { contentHandlers } from './content-handlers.ts'
import { privacyHandlers } from './privacy-handlers.ts'
import { hasRightAt, memberOnSite } from './require-member.ts'
import { shopHandlers } from './shop-handlers.ts'
import { siteMapEntries } from './site-map-entries.ts'

/** How each call is answered, over HTTP and in process alike. */
export const handlers: CallHandlers = {
  ...accountHandlers,
  ...privacyHandlers,
  ...contentHandlers,
  ...shopHandlers,
  'parameter.list': ({ features, scope }, { query }) => features.parameters.list(scope, query),
  'site.info': async ({ features: { pages, sites }, scope, caller }) => {
    const audience = audienceOf(caller)
    const [info, itemPages, contactPage] = await Promise.all([
      sites.info(scope),
      pages.itemAddresses(scope, audience),
      pages.contactPage(scope, audience),
    ])
    return { ...info, itemPages, contactPage }
  },
  'site.map': async ({ features, scope }) => ({ pages: await siteMapEntries(features, scope) }),
  'site.cookieDomain': ({ features, scope }) => features.cookieDomain.get(scope.site),
  'site.setCookieDomain': (context, { body }) => context.features.cookieDomain.set(memberOnSite(context), body),
  'component.conf': async ({ features, scope }, { params }) => ({ config: await features.confs.get(scope, params.slug) }),
  'shell.get': ({ features, scope, caller }, { params }) => features.shells.get(scope, params.name, audienceOf(caller)),
  'page.get': ({ features, scope, caller }, { params }) => features.pages.get(scope, params.id, audienceOf(caller)),
  'blog.list': ({ features, scope }, { params, query }) => features.blogs.list(scope, query, params.id),
  'blog.folder': ({ features, scope }, { params }) => features.blogs.folder(scope, params.id),
  'blog.folderAriane': async ({ features, scope }, { params }) => ({ ariane: await features.blogs.folderAriane(scope, params.id) }),
  'blog.ariane': ({ features, scope }, { params }) => features.blogs.ariane(scope, params.id),
  'blog.get': ({ features, scope }, { params }) => features.blogs.get(scope, params.id),
  'blog.related': ({ features, scope }, { params }) => features.blogs.related(scope, params.id),
  'image.loadSvg': async (context, { body }) =>
    context.features.images.loadSvg(context.scope.site, body.url, { fromAnywhere: await hasRightAt(context, 'media.write') }),
  'site.visit': async ({ features, scope, caller, isPrefetch }, { params }) => {
    if (isPrefetch !== true && isVisit(scope, caller)) await features.visits.log(scope.site, params.from)
    return null
  },
  'site.countVisit': async ({ features: { pages, visits }, scope, caller, isPrefetch }, { body }) => {
    const { site } = scope
    const path = isPrefetch === true || !isVisit(scope, caller) ? null : await pagePath({ pages, site, caller }, body.path)
    if (path !== null) await visits.count(site, path)
    return null
  },
}
