import type { CallRole } from '#schemas/api/base/define-call.ts'
import { elsewhereToken, orderToken, withdrawalToken } from '#tests/support/sites/two-sites-orders.ts'

/** The access to a route, written independently of the code and compared with it. */
export interface RouteRow {
  readonly role: CallRole
  /** Its address with everything filled in; the route's own when there is nothing to fill. */
  readonly path?: string
  /** The address of something of another site: it does not exist here. */
  readonly elsewhere?: string
  /** The reason why its parameters name no person and no other site. */
  readonly nobodys?: string
  /** True: an ended session is reported although visitors may call. */
  readonly tellsExpiry?: true
  /** True: only the token in its address counts. Any page may send it, and no session is looked up. */
  readonly byTokenAlone?: true
  /** True: HTML forms may be sent here. */
  readonly takesForms?: true
  /** True: a refusal is a page of the site, which names no code. */
  readonly answersPage?: true
}

const open: RouteRow = { role: 'V' }
const members: RouteRow = { role: 'M' }
const admins: RouteRow = { role: 'A' }
/** A token that no session has made. */
const previewToken = 'A'.repeat(43)
const draft = (rest: string): RouteRow => ({
  ...{ role: 'A', path: `/api/admin/draft/page/12/fr_FR${rest}`, elsewhere: `/api/admin/draft/page/13/fr_FR${rest}` },
})

const revision = (rest: string): RouteRow => ({
  ...{ role: 'A', path: `/api/admin/revision/page/12/fr_FR${rest}`, elsewhere: `/api/admin/revision/page/13/fr_FR${rest}` },
})

/** Every route of the application but the files of the built client. Add a row for a new route, from what the API promises. */
export const routeTable: Readonly<Record<string, RouteRow>> = {
  'GET /healthz': open,
  'GET /readyz': open,
  'GET /metrics': open,
  'GET /media/:externalId/:name': { role: 'V', path: '/media/31-9f2c/signature.webp' },
  'GET /script.:hash(^[0-9a-f]{16}$).js': {
    role: 'V',
    path: '/script.0123456789abcdef.js',
    nobodys: 'the hash of what the site that is asked runs',
  },
  'GET /theme.:hash(^[0-9a-f]{16}$).css': {
    role: 'V',
    path: '/theme.0123456789abcdef.css',
    nobodys: 'the hash of how the site that is asked looks',
  },
  'GET /apple-touch-icon.png': open,
  'GET /favicon.ico': open,
  'GET /speculation-rules.json': open,
  'GET /sitemap.xml': open,
  'GET /blog/rss.xml': open,
  'GET /blog/:name/rss.xml': { role: 'V', path: '/blog/creation/rss.xml' },
  'GET /:locale/blog/rss.xml': { role: 'V', path: '/fr/blog/rss.xml', nobodys: 'a language' },
  'GET /:locale/blog/:name/rss.xml': { role: 'V', path: '/fr/blog/creation/rss.xml' },
  'GET /actualites/rss.xml': open,
  'GET /:locale/actualites/rss.xml': { role: 'V', path: '/fr/actualites/rss.xml', nobodys: 'a language' },
  'GET /news/rss.xml': open,
  'GET /:locale/news/rss.xml': { role: 'V', path: '/en/news/rss.xml', nobodys: 'a language' },
  'GET /.well-known/security.txt': open,
  'GET /.well-known/change-password': open,
  'GET /robots.txt': open,
  'GET /admin': open,
  'GET /admin/*': { role: 'V', path: '/admin/pages', nobodys: 'a screen of the panel' },
  'GET /_catalogue': open,
  'GET /_catalogue/:type': { role: 'V', path: '/_catalogue/hero', nobodys: 'a type of block' },
  'GET /*': { role: 'V', path: '/vous-etes/avocats', elsewhere: '/visite' },
  'POST /*': { role: 'V', path: '/auth', elsewhere: '/visite', takesForms: true },

  'GET /api/openapi.json': open,
  'GET /api/docs': open,
  'GET /api/docs/reference.js': open,
  'GET /api/docs/swagger-ui.css': open,
  'GET /api/docs/swagger-ui-bundle.js': open,

  'GET /api/parameter': open,
  'GET /api/site/info': open,
  'GET /api/site/map': open,
  'GET /api/logged': open,
  'GET /api/component/conf/:slug': { role: 'V', path: '/api/component/conf/OPENING_HOURS', nobodys: 'a setting that every site has' },
  'GET /api/shell/:name': { role: 'V', path: '/api/shell/default', nobodys: 'a frame that every site has' },
  'GET /api/page': open,
  'GET /api/page/*': { role: 'V', path: '/api/page/vous-etes/avocats', elsewhere: '/api/page/visite' },
  'GET /api/element/:route': { role: 'V', path: '/api/element/event' },
  'GET /api/element/:route/:id': { role: 'V', path: '/api/element/event/41', elsewhere: '/api/element/event/141' },
  'GET /api/element/:route/ics': { role: 'V', path: '/api/element/event/ics', nobodys: 'the one collection that has a calendar' },
  'GET /api/element/:route/:id/ics': { role: 'V', path: '/api/element/event/41/ics', elsewhere: '/api/element/event/141/ics' },
  'POST /api/element/:route/:id/register': {
    role: 'V',
    path: '/api/element/event/41/register',
    elsewhere: '/api/element/event/141/register',
  },
  'POST /api/element/:route/:id/registration/remind': {
    role: 'V',
    path: '/api/element/event/41/registration/remind',
    elsewhere: '/api/element/event/141/registration/remind',
  },
  'GET /api/element/:route/registration': { role: 'V', path: '/api/element/event/registration?token=none' },
  'POST /api/element/:route/registration/cancel': { role: 'V', path: '/api/element/event/registration/cancel' },
  'GET /api/blog/folder/list': open,
  'GET /api/blog/folder/list/:id': { role: 'V', path: '/api/blog/folder/list/7' },
  'GET /api/blog/folder': open,
  'GET /api/blog/folder/:id': { role: 'V', path: '/api/blog/folder/7' },
  'GET /api/blog/folder/ariane': open,
  'GET /api/blog/folder/ariane/:id': { role: 'V', path: '/api/blog/folder/ariane/9' },
  'GET /api/blog/ariane/:id': { role: 'V', path: '/api/blog/ariane/82', elsewhere: '/api/blog/ariane/181' },
  'GET /api/blog/:id': { role: 'V', path: '/api/blog/81', elsewhere: '/api/blog/181' },
  'GET /api/blog/:id/related': { role: 'V', path: '/api/blog/81/related', elsewhere: '/api/blog/181/related' },
  'GET /api/news': open,
  'GET /api/news/:id': { role: 'V', path: '/api/news/51', elsewhere: '/api/news/151' },
  'GET /api/album': open,
  'GET /api/album/:id': { role: 'V', path: '/api/album/61', elsewhere: '/api/album/161' },
  'GET /api/service': open,
  'GET /api/service/:id': { role: 'V', path: '/api/service/71', elsewhere: '/api/service/171' },
  'GET /files/product/:name': { role: 'V', path: '/files/product/3000-0000.pdf' },
  'GET /api/product': open,
  'GET /api/product/:id': { role: 'V', path: '/api/product/3000', elsewhere: '/api/product/3138' },
  'GET /api/product/generate/file/:id': {
    role: 'V',
    path: '/api/product/generate/file/3000',
    elsewhere: '/api/product/generate/file/3138',
  },
  'GET /api/product/generate/file/:id/:declinationId': {
    role: 'V',
    path: '/api/product/generate/file/3000/3107',
    elsewhere: '/api/product/generate/file/3138/3138',
  },
  'GET /api/v2/product/recommended/:id': {
    role: 'V',
    path: '/api/v2/product/recommended/3000',
    elsewhere: '/api/v2/product/recommended/3138',
  },
  'GET /api/v2/product/facets': open,
  'GET /api/variation': open,
  'GET /api/award': open,
  'GET /api/parameter/product/meal-icon': open,
  'GET /api/shop/rules': open,
  'PUT /api/product/quantities': open,
  'GET /api/countries': open,
  'GET /api/cities/:search/:idCountry': { role: 'V', path: '/api/cities/paris/1', nobodys: 'the towns of a country' },
  'POST /api/calculate/shipping-fees': open,
  'POST /api/relay/access-points': { role: 'V', nobodys: 'a place, and the code that a carrier has on every site' },
  'GET /api/collect/times': open,
  'POST /api/order/validate': open,
  'POST /api/order/discount': open,
  'POST /api/order': open,
  'GET /api/order/:reference': {
    role: 'V',
    path: `/api/order/2026-000123?token=${orderToken}`,
    elsewhere: `/api/order/2025-000138?token=${orderToken}`,
  },
  'GET /api/order/:reference/invoice': {
    role: 'V',
    path: `/api/order/2026-000123/invoice?token=${orderToken}`,
    elsewhere: `/api/order/2025-000138/invoice?token=${orderToken}`,
  },
  'POST /api/order/:reference/payment': { role: 'V', path: '/api/order/2026-000123/payment', elsewhere: '/api/order/2025-000138/payment' },
  'GET /api/custom-stripe/public-key': open,
  'POST /api/custom-stripe/webhook': { role: 'V', nobodys: 'a payment, by the signature of whoever tells of it' },
  'GET /api/admin/order/:id/shipment/:number/note': {
    role: 'A',
    path: '/api/admin/order/1/shipment/1/note',
    elsewhere: '/api/admin/order/2/shipment/1/note',
  },
  'GET /api/admin/order/taxes': admins,
  'GET /api/user/order': members,
  'GET /api/admin/order': admins,
  'PUT /api/admin/order/:id/status': { role: 'A', path: '/api/admin/order/1/status', elsewhere: '/api/admin/order/2/status' },
  'GET /api/admin/order/unpaid': admins,
  'POST /api/admin/order/unpaid/release': admins,
  'PUT /api/admin/stock/:id': { role: 'A', path: '/api/admin/stock/3107', elsewhere: '/api/admin/stock/3138' },
  'POST /api/order/link': open,
  'POST /api/order/withdrawal': open,
  'POST /api/order/withdrawal/:id/confirm': {
    role: 'V',
    path: `/api/order/withdrawal/${withdrawalToken}/confirm`,
    elsewhere: `/api/order/withdrawal/${elsewhereToken}/confirm`,
  },
  'GET /api/search': { role: 'V', path: '/api/search?q=eurl' },
  'GET /api/forms/:id': { role: 'V', path: '/api/forms/devis', elsewhere: '/api/forms/visite' },
  'POST /api/forms/:id/submit': { role: 'V', path: '/api/forms/devis/submit', elsewhere: '/api/forms/visite/submit', takesForms: true },
  'GET /api/admin/form/answer': admins,
  'GET /api/admin/form/answer/:id': { role: 'A', path: '/api/admin/form/answer/1' },
  'GET /api/admin/form/answer/:id/file/:file': {
    role: 'A',
    path: '/api/admin/form/answer/1/file/0198f2b4-6c1e-4a57-9d3b-52c8e1f07a66',
  },
  'POST /api/message': { role: 'V', nobodys: 'something new' },
  'GET /api/company/address': open,
  'GET /api/admin/openapi.json': { role: 'A', tellsExpiry: true, nobodys: 'the description of the calls of the panel' },
  'PUT /api/admin/draft/:kind/:id/:locale': draft(''),
  'DELETE /api/admin/draft/:kind/:id/:locale': draft(''),
  'POST /api/admin/draft/:kind/:id/:locale/step': draft('/step'),
  'GET /api/admin/draft/:kind/:id/:locale/issue': draft('/issue'),
  'GET /api/admin/draft/:kind/:id/:locale/review': draft('/review'),
  'GET /api/admin/draft/:kind/:id/:locale/step': draft(`/step?seq=0&chain=sha256-${'A'.repeat(43)}%3D`),
  'GET /api/admin/draft/:kind/:id/:locale/step/:batch': draft('/step/0198f2b4-6c1e-4a57-9d3b-52c8e1f07a66'),
  'POST /api/admin/draft/:kind/:id/:locale/publication': draft('/publication'),
  'DELETE /api/admin/draft/:kind/:id/:locale/publication': draft('/publication'),
  'GET /api/admin/revision/:kind/:id/:locale': revision(''),
  'GET /api/admin/revision/:kind/:id/:locale/:revision': revision('/31'),
  'POST /api/admin/revision/:kind/:id/:locale/:revision/restoration': revision('/31/restoration'),
  'GET /api/admin/media': { role: 'A', nobodys: 'the files of the requested site' },
  'POST /api/admin/media': { role: 'A', nobodys: 'a new file of the requested site', takesForms: true },
  'PUT /api/admin/media/:id/text/:locale': {
    ...{ role: 'A', path: '/api/admin/media/1/text/fr_FR', elsewhere: '/api/admin/media/2/text/fr_FR' },
  },
  'GET /api/admin/edit-link.js': { role: 'A', nobodys: 'a file of the application' },
  'GET /api/admin/choice/:kind': { role: 'A', path: '/api/admin/choice/form', nobodys: 'the contents of the requested site' },
  'GET /api/admin/model': { role: 'A', nobodys: 'ready content with pictures of the requested site' },
  'POST /api/admin/page': { role: 'A', nobodys: 'a new page of the requested site' },
  'GET /api/admin/page/address': {
    ...{ role: 'A', path: '/api/admin/page/address?locale=fr_FR&url=libre', nobodys: 'the addresses of the requested site' },
  },
  'GET /api/admin/page': { role: 'A', nobodys: 'the pages of the requested site' },
  'POST /api/admin/preview/:kind/:id/:locale': {
    ...{ role: 'A', path: '/api/admin/preview/page/12/fr_FR', elsewhere: '/api/admin/preview/page/13/fr_FR' },
  },
  'POST /api/admin/preview/data': { role: 'A', nobodys: 'the draft of a token that the caller made' },
  'GET /preview/_model/:kind/:name': {
    ...{
      role: 'A',
      path: '/preview/_model/element/heading',
      answersPage: true,
      nobodys: 'ready content with pictures of the requested site',
    },
  },
  'GET /preview/:token': { role: 'A', path: `/preview/${previewToken}`, elsewhere: `/preview/${previewToken}`, answersPage: true },
  'GET /preview/:token/*': { role: 'A', path: `/preview/${previewToken}/fr`, elsewhere: `/preview/${previewToken}/fr`, answersPage: true },
  'GET /api/admin/site/cookie-domain': { role: 'A', nobodys: 'a setting of the requested site' },
  'PUT /api/admin/site/cookie-domain': { role: 'A', nobodys: 'a setting of the requested site' },
  'GET /api/admin/address/type': { role: 'A', nobodys: 'the kinds of address' },
  'GET /api/google/reviews': open,
  'GET /api/external-app/:app/config/public': {
    role: 'V',
    path: '/api/external-app/matomo/config/public',
    nobodys: 'a service that every site may have',
  },
  'GET /api/site/visit/:from': { role: 'V', path: '/api/site/visit/lettre', nobodys: 'a word' },
  'POST /api/site/visit': { role: 'V', nobodys: 'an address, counted where it is that of a page of the site' },
  'POST /api/image/load-svg': open,

  'POST /api/register': { role: 'V', nobodys: 'something new' },
  'POST /api/register/confirm': open,
  'POST /api/login': open,
  'POST /api/logout': open,
  'PUT /api/password/reset/ask': open,
  'PUT /api/password/reset': open,
  'GET /api/user': { role: 'V', tellsExpiry: true },
  'PUT /api/user': members,
  'DELETE /api/user': members,
  'PUT /api/user/password': members,
  'POST /api/user/email/confirm': open,
  'GET /api/user/session': members,
  'DELETE /api/user/session': members,
  'DELETE /api/user/session/:id': { role: 'M', path: '/api/user/session/1' },
  'POST /api/user/totp': admins,
  'PUT /api/user/totp': admins,
  'DELETE /api/user/totp': admins,

  'GET /api/user/newsletter/lists': open,
  'GET /api/user/newsletter/subscription': members,
  'PUT /api/user/newsletter/subscription': members,
  'POST /api/newsletter/subscribe': open,
  'POST /api/newsletter/confirm': open,
  'GET /api/newsletter/unsubscribe/:token': {
    role: 'V',
    path: '/api/newsletter/unsubscribe/h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM',
    nobodys: 'the address of a page, without looking whose the token is',
  },
  'POST /api/newsletter/unsubscribe/:token': {
    role: 'V',
    path: '/api/newsletter/unsubscribe/h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM',
    byTokenAlone: true,
    takesForms: true,
  },
  'POST /api/user/export': members,
  'GET /api/privacy/request': open,
  'POST /api/privacy/request': { role: 'V', nobodys: 'something new' },
  'POST /api/consent': { role: 'V', nobodys: 'something new' },
}
