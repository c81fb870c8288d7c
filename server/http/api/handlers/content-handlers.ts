import type { CallName } from '#schemas/api/calls.ts'
import type { CallHandlers } from './call-handler.ts'
import { memberOnSite } from './require-member.ts'

type ContentCall = Extract<
  CallName,
  `${'news' | 'album' | 'service' | 'product' | 'variation' | 'award' | 'mealIcon' | 'element' | 'search' | 'message' | 'form' | 'company' | 'google' | 'externalApp'}.${string}`
>

/** The handlers of the calls about news, albums, services, forms and collections. */
export const contentHandlers: CallHandlers<ContentCall> = {
  'element.list': ({ features, scope }, { params, query }) => features.elements.list(scope, params.route, query),
  'element.get': ({ features, scope }, { params }) => features.elements.get(scope, params.route, params.id),
  'element.calendar': ({ features, scope }, { params }) => features.events.calendar(scope, params),
  'element.ics': ({ features, scope }, { params }) => features.events.ics(scope, params),
  'element.register': ({ features, scope, caller, settle }, { params, body }) =>
    features.events.register({ scope, caller, settle }, { ...params, body }),
  'element.remind': ({ features, scope }, { params, body }) => features.events.remind(scope, { ...params, body }),
  'element.registration': ({ features, scope }, { params }) => features.events.registration(scope, params),
  'element.cancelRegistration': ({ features, scope }, { params, body }) =>
    features.events.cancel(scope, { route: params.route, token: body.token }),
  'news.list': ({ features, scope }, { query }) => features.news.list(scope, query),
  'news.get': ({ features, scope }, { params }) => features.news.get(scope, params.id),
  'album.list': ({ features, scope }, { query }) => features.albums.list(scope, query),
  'album.get': ({ features, scope }, { params }) => features.albums.get(scope, params.id),
  'form.get': ({ features, scope }, { params }) => features.forms.get(scope, params.id),
  'form.submit': ({ features, scope, caller, settle, files = [] }, { params, body }) =>
    features.forms.submit({ scope, caller, settle, files }, params.id, body),
  'form.listAnswers': (context, { query }) => context.features.formAdmin.answers(context.scope, query),
  'form.getAnswer': (context, { params }) => context.features.formAdmin.answer(memberOnSite(context), params.id),
  'form.getFile': (context, { params }) => context.features.formAdmin.file(memberOnSite(context), params),
  'message.send': ({ features, scope, caller, settle }, { body }) => features.messages.send({ scope, caller, settle }, body),
  'company.addresses': ({ features, scope }, { query }) => features.company.addresses(scope, query),
  'company.addressTypes': ({ features, scope }) => features.company.addressTypes(scope),
  'google.reviews': ({ features, scope }) => features.reviews.list(scope),
  'externalApp.config': ({ features, scope }, { params }) => features.externalApps.publicConfig(scope, params.app),
  'search.find': ({ features, scope }, { params }) => features.search.find(scope, params),
  'product.list': ({ features, scope, caller }, { query }) => features.catalogue.list({ scope, caller }, query),
  'product.get': ({ features, scope, caller }, { params }) => features.catalogue.get({ scope, caller }, params.id),
  'product.recommended': ({ features, scope, caller }, { params }) => features.catalogue.recommended({ scope, caller }, params.id),
  'product.file': ({ features, scope }, { params }) => features.technicalSheets.place(scope, params),
  'product.facets': ({ features, scope }) => features.catalogue.facets(scope),
  'variation.list': ({ features, scope }) => features.catalogue.variations(scope),
  'award.list': ({ features, scope }, { query }) => features.catalogue.awards(scope, query),
  'mealIcon.list': ({ features, scope }) => features.catalogue.mealIcons(scope),
  'service.list': ({ features, scope }, { query }) => features.services.list(scope, query),
  'service.get': ({ features, scope }, { params }) => features.services.get(scope, params.id),
}
