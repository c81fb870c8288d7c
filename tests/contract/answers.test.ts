import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { openApiDocument } from '#server/http/reference/open-api.ts'
import { publicApi } from '#server/http/reference/public-api.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { orderToken } from '#tests/support/sites/two-sites-orders.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let faultsOf: ReturnType<typeof checker>
let token: string

beforeAll(async () => {
  faultsOf = checker()
  test = await testApp({ template: twoSites })
  token = (await addMember(test, { role: 'SUPER_ADMIN' })).token
})
afterAll(() => test.close())

const ask = ({ role }: CallDefinition, path: string) =>
  test.app.inject({ url: `/api${path}`, headers: { host: 'localhost', ...(role === 'V' ? {} : { authorization: token }) } })

/** Checks whole answers against the description that programs are given: a key too many is found as well. */
function checker() {
  const document = openApiDocument(publicApi) as { components: { schemas: object }; paths: Record<string, Record<string, unknown>> }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'https://vitrine.example/api', components: document.components })
  return (call: CallDefinition, body: unknown): string[] => {
    const path = call.path.replace(/[?*]\}/g, '}')
    const operation = document.paths[path]?.[call.method.toLowerCase()] as {
      responses: Record<string, { content: Record<string, { schema: object }> }>
    }
    const schema = operation.responses[String(call.status ?? 200)]!.content['application/json']!.schema
    const written = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"https://vitrine.example/api#/components')) as object
    const validate = ajv.compile(written)
    return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

const good: Readonly<Record<string, readonly string[]>> = {
  'parameter.list': [
    '/parameter',
    '/parameter?type=SALE_TERMS,COMPANY_NAME',
    '/parameter?type=SALE_TERMS&type=COMPANY_NAME',
    '/parameter?page=1&nbItem=100',
  ],
  'site.info': ['/site/info', '/site/info/', '/site/info?ignored=1'],
  'site.map': ['/site/map'],
  'user.logged': ['/logged'],
  'user.me': ['/user'],
  'session.list': ['/user/session'],
  'privacy.ownRequests': ['/privacy/request'],
  'newsletter.lists': ['/user/newsletter/lists'],
  'newsletter.subscription': ['/user/newsletter/subscription'],
  'component.conf': ['/component/conf/PRODUCT_FILE_GENERATOR', '/component/conf/OPENING_HOURS', '/component/conf/GOOGLE_REVIEWS'],
  'shell.get': ['/shell/default', '/shell/page'],
  'page.get': ['/page', '/page/', '/page/vous-etes/avocats', '/page/vous-etes%2Favocats', '/page/1', '/page/blog/creer-son-eurl'],
  'element.list': [
    '/element/logo-footer?page=1&nbItem=100',
    '/element/event',
    '/element/event?startAt=gte:2026-12-01&isFree=true&orderBy=capacity:desc',
  ],
  'element.get': ['/element/event/41', '/element/event/choisir-son-statut', '/element/logo-footer/40'],
  'blog.list': [
    '/blog/folder/list',
    '/blog/folder/list/7',
    '/blog/folder/list/creation',
    '/blog/folder/list?page=99',
    '/blog/folder/list?search=eurl&tags=eurl',
  ],
  'blog.folder': ['/blog/folder', '/blog/folder/', '/blog/folder/7', '/blog/folder/sasu'],
  'blog.folderAriane': ['/blog/folder/ariane', '/blog/folder/ariane/9', '/blog/folder/ariane/sasu/'],
  'blog.ariane': ['/blog/ariane/82', '/blog/ariane/creer-sa-sasu'],
  'blog.get': ['/blog/81', '/blog/creer-son-eurl'],
  'blog.related': ['/blog/81/related', '/blog/elire-domicile/related'],
  'news.list': ['/news', '/news?promoted=true', '/news?search=guichet&orderBy=title', '/news?tags=eurl,sasu&publishedAt=gte:2026-01-01'],
  'news.get': ['/news/51', '/news/nouveau-guichet'],
  'album.list': ['/album?page=1&nbItem=100', '/album?name=lk:bureaux&orderBy=publishedAt:desc'],
  'album.get': ['/album/61', '/album/nos-bureaux'],
  'service.list': ['/service?page=1&nbItem=100&tag=eurl,sasu', '/service?search=statuts&orderBy=price:desc', '/service?title=lk:creation'],
  'service.get': ['/service/71', '/service/creation-sasu'],
  'product.list': [
    '/product',
    '/product?nbItem=100&page=1&orderBy=price:desc',
    '/product?kind=RED,WHITE&type=WINE&tags=bio&year=gte:2020&price=lte:20&isVintage=1&name=lk:cuvee&search=souple',
    '/product?colour=RED,ROSE&appellation=lk:miner&grapes=Syrah&sweetness=DRY&organic=true&abv=gte:12.5',
  ],
  'product.get': ['/product/3000', '/product/cuvee-a', '/product/3107', '/product/coffret'],
  'product.recommended': ['/v2/product/recommended/3000', '/v2/product/recommended/cuvee-b'],
  'product.facets': ['/v2/product/facets'],
  'variation.list': ['/variation'],
  'award.list': ['/award', '/award?product=3000', '/award?product=999'],
  'mealIcon.list': ['/parameter/product/meal-icon'],
  'product.file': ['/product/generate/file/3000', '/product/generate/file/cuvee-a/3107', '/product/generate/file/3031/'],
  'site.cookieDomain': ['/admin/site/cookie-domain'],
  'company.addressTypes': ['/admin/address/type'],
  'search.find': [
    '/search?q=eurl',
    '/search',
    '/search?q=',
    '/search?q=statuts&type=SERVICE,BLOG&nbItem=1&page=2',
    '/search?q=%22%26%20%7C%20!',
    `/search?q=${'eurl '.repeat(40)}`,
  ],
  'shop.rules': ['/shop/rules'],
  'country.list': ['/countries'],
  'delivery.collectTimes': ['/collect/times'],
  'city.find': [
    '/cities/saint-emilion/1',
    '/cities/75011/1',
    '/cities/Bruxelles/1056',
    '/cities/34000/FR',
    '/cities/bruxelles/be',
    '/cities/l%E2%80%99isle/1',
  ],
  'order.get': [`/order/2026-000123?token=${orderToken}`],
  'element.registration': [],
  'order.listOwn': ['/user/order'],
  'payment.publicKey': [],
  'order.listUnpaid': ['/admin/order/unpaid', '/admin/order/unpaid?isProved=false&orderBy=units:desc', '/admin/order/unpaid?units=gte:6'],
  'order.listAll': ['/admin/order', '/admin/order?payment=PAID&orderBy=total:desc', '/admin/order?reference=lk:2026&total=gte:80'],
  'form.get': ['/forms/devis', '/forms/1'],
  'form.listAnswers': ['/admin/form/answer', '/admin/form/answer?form=devis&state=NEW,READ&receivedAt=gte:2026-01-01&orderBy=form'],
  'form.getAnswer': [],
  'company.addresses': ['/company/address', '/company/address?type=HEAD_OFFICE&city=lk:lyon'],
  'google.reviews': ['/google/reviews', '/google/reviews?from=home'],
  'externalApp.config': ['/external-app/matomo/config/public', '/external-app/maps/config/public'],
  'site.visit': ['/site/visit/lettre-octobre', '/site/visit/%C3%A9%C3%A9'],
}

const bad: Readonly<Record<string, readonly (readonly [string, number, string])[]>> = {
  'parameter.list': [
    ['/parameter?type=NOPE', 400, 'BAD_FILTER'],
    ['/parameter?foo=bar', 400, 'BAD_FILTER'],
    ['/parameter?orderBy=type', 400, 'BAD_FILTER'],
  ],
  'component.conf': [['/component/conf/NOPE', 404, 'NOT_FOUND']],
  'shell.get': [['/shell/nope', 404, 'NOT_FOUND']],
  'page.get': [
    ['/page/nowhere', 404, 'NOT_FOUND'],
    ['/page/9999', 404, 'NOT_FOUND'],
    ['/page/99999999999999999999', 404, 'NOT_FOUND'],
    ['/page/blog/brouillon', 404, 'NOT_FOUND'],
    ['/page/blog/demain', 404, 'NOT_FOUND'],
    ['/page/ancienne', 404, 'PAGE_MOVED'],
    ['/page/compte', 401, 'UNAUTHENTICATED'],
    [`/page/${'a'.repeat(900)}`, 404, 'NOT_FOUND'],
  ],
  'element.list': [
    ['/element/nope', 404, 'NOT_FOUND'],
    ['/element/NOPE', 404, 'NOT_FOUND'],
    ['/element/event?link=x', 400, 'BAD_FILTER'],
    ['/element/event?capacity=lk:1', 400, 'BAD_FILTER'],
    ['/element/event?kind=NOPE', 400, 'BAD_FILTER'],
  ],
  'element.get': [
    ['/element/event/40', 404, 'NOT_FOUND'],
    ['/element/event/nope', 404, 'NOT_FOUND'],
    ['/element/nope/41', 404, 'NOT_FOUND'],
  ],
  'blog.list': [
    ['/blog/folder/list/nope', 404, 'NOT_FOUND'],
    ['/blog/folder/list/999', 404, 'NOT_FOUND'],
    ['/blog/folder/list?foo=bar', 400, 'BAD_FILTER'],
    ['/blog/folder/list?nbItem=101', 400, 'BAD_FILTER'],
    ['/blog/folder/list?title=%E9', 400, 'BAD_REQUEST'],
    ['/blog/folder/list?a[__proto__]=1', 400, 'BAD_REQUEST'],
  ],
  'blog.folder': [
    ['/blog/folder/999', 404, 'NOT_FOUND'],
    ['/blog/folder/creer-son-eurl', 404, 'NOT_FOUND'],
  ],
  'blog.folderAriane': [['/blog/folder/ariane/nope', 404, 'NOT_FOUND']],
  'blog.ariane': [['/blog/ariane/84', 404, 'NOT_FOUND']],
  'blog.get': [
    ['/blog/84', 404, 'NOT_FOUND'],
    ['/blog/demain', 404, 'NOT_FOUND'],
    ['/blog/jete', 404, 'NOT_FOUND'],
    ['/blog/181', 404, 'NOT_FOUND'],
    ['/blog/-1', 404, 'NOT_FOUND'],
    ['/blog/0', 404, 'NOT_FOUND'],
  ],
  'blog.related': [['/blog/brouillon/related', 404, 'NOT_FOUND']],
  'news.list': [
    ['/news?promoted=maybe', 400, 'BAD_FILTER'],
    ['/news?summary=x', 400, 'BAD_FILTER'],
    ['/news?nbItem=0', 400, 'BAD_FILTER'],
  ],
  'news.get': [
    ['/news/53', 404, 'NOT_FOUND'],
    ['/news/demain', 404, 'NOT_FOUND'],
    ['/news/151', 404, 'NOT_FOUND'],
    ['/news/folder', 404, 'NOT_FOUND'],
  ],
  'album.list': [
    ['/album?title=x', 400, 'BAD_FILTER'],
    ['/album?order=1', 400, 'BAD_FILTER'],
  ],
  'album.get': [
    ['/album/62', 404, 'NOT_FOUND'],
    ['/album/nope', 404, 'NOT_FOUND'],
    ['/album/161', 404, 'NOT_FOUND'],
  ],
  'service.list': [
    ['/service?price=gt:100', 400, 'BAD_FILTER'],
    ['/service?orderBy=tag', 400, 'BAD_FILTER'],
  ],
  'product.list': [
    ['/product?kind=ZZ', 400, 'BAD_FILTER'],
    ['/product?kind=df:RED,ZZ', 400, 'BAD_FILTER'],
    ['/product?colour=PURPLE', 400, 'BAD_FILTER'],
    ['/product?appellation=gt:minervois', 400, 'BAD_FILTER'],
    ['/product?grapes=lk:syrah', 400, 'BAD_FILTER'],
    ['/product?sweetness=SUGARED', 400, 'BAD_FILTER'],
    ['/product?organic=oui', 400, 'BAD_FILTER'],
    ['/product?abv=lk:13', 400, 'BAD_FILTER'],
    ['/product?orderBy=abv', 400, 'BAD_FILTER'],
    ['/product?type=BEER', 400, 'BAD_FILTER'],
    ['/product?price=lk:1', 400, 'BAD_FILTER'],
    ['/product?orderBy=PRODUCT_ORDER', 400, 'BAD_FILTER'],
    ['/product?year=old', 400, 'BAD_FILTER'],
  ],
  'product.get': [
    ['/product/3050', 404, 'NOT_FOUND'],
    ['/product/demain', 404, 'NOT_FOUND'],
    ['/product/jete', 404, 'NOT_FOUND'],
    ['/product/3138', 404, 'NOT_FOUND'],
    ['/product/craie-blanche', 404, 'NOT_FOUND'],
    ['/product/0', 404, 'NOT_FOUND'],
  ],
  'product.recommended': [['/v2/product/recommended/3051', 404, 'NOT_FOUND']],
  'award.list': [['/award?year=2025', 400, 'BAD_FILTER']],
  'product.file': [
    ['/product/generate/file/3031/3107', 404, 'NOT_FOUND'],
    ['/product/generate/file/3000/abc', 404, 'NOT_FOUND'],
    ['/product/generate/file/3050', 404, 'NOT_FOUND'],
  ],
  'city.find': [
    ['/cities/paris/0', 404, 'NOT_FOUND'],
    ['/cities/paris/France', 404, 'NOT_FOUND'],
    ['/cities/paris/F1', 404, 'NOT_FOUND'],
    [`/cities/${'a'.repeat(101)}/1`, 404, 'NOT_FOUND'],
  ],
  'order.get': [
    ['/order/2026-000123', 404, 'NOT_FOUND'],
    ['/order/2026-000123?token=', 404, 'NOT_FOUND'],
    ['/order/2026-000123?token=abc', 404, 'NOT_FOUND'],
    [`/order/2026-000124?token=${orderToken}`, 404, 'NOT_FOUND'],
    [`/order/2026-000123?token=${'a'.repeat(201)}`, 400, 'BAD_FILTER'],
  ],
  'element.registration': [
    ['/element/event/registration?token=abc', 404, 'NOT_FOUND'],
    ['/element/event/registration', 400, 'BAD_FILTER'],
    [`/element/event/registration?token=${'a'.repeat(201)}`, 400, 'BAD_FILTER'],
    ['/element/logo-footer/registration?token=abc', 404, 'NOT_FOUND'],
  ],
  'order.listUnpaid': [
    ['/admin/order/unpaid?payment=PAID', 400, 'BAD_FILTER'],
    ['/admin/order/unpaid?orderBy=email', 400, 'BAD_FILTER'],
  ],
  'order.listAll': [
    ['/admin/order?token=a', 400, 'BAD_FILTER'],
    ['/admin/order?payment=GIVEN', 400, 'BAD_FILTER'],
    ['/admin/order?orderBy=email', 400, 'BAD_FILTER'],
  ],
  'payment.publicKey': [['/custom-stripe/public-key', 403, 'SHOP_CLOSED']],
  'form.listAnswers': [
    ['/admin/form/answer?state=DONE', 400, 'BAD_FILTER'],
    ['/admin/form/answer?locale=fr_FR', 400, 'BAD_FILTER'],
    ['/admin/form/answer?orderBy=email', 400, 'BAD_FILTER'],
  ],
  'form.getAnswer': [
    ['/admin/form/answer/999999', 404, 'NOT_FOUND'],
    ['/admin/form/answer/devis', 404, 'NOT_FOUND'],
  ],
  'form.get': [
    ['/forms/nope', 404, 'NOT_FOUND'],
    ['/forms/visite', 404, 'NOT_FOUND'],
    ['/forms/999', 404, 'NOT_FOUND'],
  ],
  'company.addresses': [['/company/address?name=Siège', 400, 'BAD_FILTER']],
  'externalApp.config': [
    ['/external-app/google-reviews/config/public', 404, 'NOT_FOUND'],
    ['/external-app/constructor/config/public', 404, 'NOT_FOUND'],
  ],
  'search.find': [
    ['/search?q=a&page=0', 400, 'BAD_FILTER'],
    ['/search?q=a&nbItem=101', 400, 'BAD_FILTER'],
    ['/search?q=a&type=blog', 400, 'BAD_FILTER'],
    ['/search?q=a&type=FOO', 400, 'BAD_FILTER'],
    ['/search?q=a&type=BLOG,FOO', 400, 'BAD_FILTER'],
    ['/search?q=a&foo=1', 400, 'BAD_FILTER'],
    ['/search?q=a&q=b', 400, 'BAD_FILTER'],
  ],
  'service.get': [
    ['/service/73', 404, 'NOT_FOUND'],
    ['/service/jete', 404, 'NOT_FOUND'],
    ['/service/171', 404, 'NOT_FOUND'],
  ],
}

describe.each((calls as readonly CallDefinition[]).filter(({ method, file }) => method === 'GET' && file === undefined))(
  '$method $path',
  (call) => {
    it.each(good[call.name]!.map((path) => [path]))('answers %s by its schema', async (path) => {
      const response = await ask(call, path)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(response.headers['cache-control']).toBe(call.cache === 'C' ? 'public, no-cache' : 'no-store')
      expect(Object.keys(response.json<object>())).toEqual(['success', 'data', 'message'])
      expect(faultsOf(call, response.json())).toEqual([])
    })

    const refused = bad[call.name] ?? []
    it.runIf(refused.length > 0).each(refused)('refuses %s with %i %s', async (path, status, code) => {
      const response = await ask(call, path)
      expect(response.statusCode).toBe(status)
      expect(response.json()).toMatchObject({ success: false, data: { code }, message: expect.stringMatching(/\S\.$/) as string })
      expect(response.headers['cache-control']).toBe('no-store')
    })
  },
)
