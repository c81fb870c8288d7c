import { orderEvent, orderListAll, stockCorrect } from './shop/admin-order-calls.ts'
import { passwordAskReset, passwordReset, userConfirmRegistration, userLogin, userLogout, userRegister } from './people/account-calls.ts'
import { formGetAnswer, formGetFile, formListAnswers } from './content/admin-form-calls.ts'
import { albumGet, albumList } from './content/album.ts'
import { blogAriane, blogFolder, blogFolderAriane, blogGet, blogList, blogRelated } from './content/blog-calls.ts'
import { orderValidate, stockQuantities } from './shop/cart-calls.ts'
import { companyAddresses, companyAddressTypes, googleReviews, messageSend } from './content/company.ts'
import { componentConf } from './sites/component.ts'
import { consentRecord } from './people/consent-calls.ts'
import type { BodyOf, DataOf, ParamsOf } from './base/call-types.ts'
import type { CallDefinition } from './base/define-call.ts'
import { cityFind, collectTimes, countryList, relayPoints, shippingFees } from './shop/delivery-calls.ts'
import { elementGet, elementList } from './content/element.ts'
import {
  elementCalendar,
  elementCancelRegistration,
  elementIcs,
  elementRegister,
  elementRegistration,
  elementRemind,
} from './content/event-calls.ts'
import { externalAppConfig } from './sites/external-app.ts'
import { formGet, formSubmit } from './content/form.ts'
import { imageLoadSvg } from './content/image-calls.ts'
import {
  newsletterConfirm,
  newsletterLists,
  newsletterSubscribe,
  newsletterSubscription,
  newsletterUnsubscribe,
  newsletterUpdate,
} from './people/newsletter-calls.ts'
import { newsGet, newsList } from './content/news.ts'
import { orderDiscount, orderPlace } from './shop/order-calls.ts'
import { orderGet, orderListOwn } from './shop/order-view.ts'
import { pageGet } from './content/page.ts'
import { orderDeliveryNote, orderInvoice, orderTaxes } from './shop/paper-calls.ts'
import { orderPay, paymentWebhook, paymentPublicKey } from './shop/payment-calls.ts'
import { parameterList } from './sites/parameter.ts'
import {
  awardList,
  mealIconList,
  productFacets,
  productFile,
  productGet,
  productList,
  productRecommended,
  variationList,
} from './shop/product-calls.ts'
import { privacyOwnRequests, privacyRequest, userExport } from './people/privacy-calls.ts'
import { userChangePassword, userConfirmEmail, userDelete, userUpdate } from './people/profile-calls.ts'
import { searchFind } from './content/search.ts'
import { shopRules } from './shop/shop-rules.ts'
import { serviceGet, serviceList } from './content/service.ts'
import { sessionEnd, sessionList } from './people/session-calls.ts'
import { shellGet } from './content/shell.ts'
import { siteCookieDomain, siteSetCookieDomain } from './sites/cookie-domain-calls.ts'
import { siteCountVisit, siteInfo, siteMap, siteVisit } from './sites/site-calls.ts'
import { totpDisable, totpEnable, totpStart } from './people/totp-calls.ts'
import { userLogged, userMe } from './people/user.ts'
import { orderAskLink, orderConfirmWithdrawal, orderWithdraw } from './shop/withdrawal-calls.ts'
import { orderListUnpaid, orderRelease } from './shop/unpaid-order-calls.ts'

/** Every call of the API, in the order of the reference. */
export const calls = [
  parameterList,
  siteInfo,
  siteMap,
  userLogged,
  userMe,
  userRegister,
  userConfirmRegistration,
  userLogin,
  userLogout,
  userUpdate,
  userConfirmEmail,
  userChangePassword,
  userDelete,
  passwordAskReset,
  passwordReset,
  sessionList,
  sessionEnd,
  totpStart,
  totpEnable,
  totpDisable,
  newsletterLists,
  newsletterSubscription,
  newsletterUpdate,
  newsletterSubscribe,
  newsletterConfirm,
  newsletterUnsubscribe,
  userExport,
  privacyOwnRequests,
  privacyRequest,
  consentRecord,
  componentConf,
  shellGet,
  pageGet,
  elementList,
  elementGet,
  elementCalendar,
  elementIcs,
  elementRegister,
  elementRemind,
  elementRegistration,
  elementCancelRegistration,
  blogList,
  blogFolder,
  blogFolderAriane,
  blogAriane,
  blogGet,
  blogRelated,
  newsList,
  newsGet,
  albumList,
  albumGet,
  serviceList,
  serviceGet,
  productList,
  productGet,
  productRecommended,
  productFacets,
  variationList,
  awardList,
  mealIconList,
  productFile,
  shopRules,
  stockQuantities,
  countryList,
  cityFind,
  shippingFees,
  relayPoints,
  collectTimes,
  orderValidate,
  orderDiscount,
  orderPlace,
  orderPay,
  paymentPublicKey,
  paymentWebhook,
  orderGet,
  orderListOwn,
  orderInvoice,
  orderDeliveryNote,
  orderTaxes,
  orderAskLink,
  orderWithdraw,
  orderConfirmWithdrawal,
  orderListAll,
  orderEvent,
  orderListUnpaid,
  orderRelease,
  stockCorrect,
  searchFind,
  formGet,
  formSubmit,
  formListAnswers,
  formGetAnswer,
  formGetFile,
  messageSend,
  companyAddresses,
  companyAddressTypes,
  googleReviews,
  externalAppConfig,
  siteCookieDomain,
  siteSetCookieDomain,
  siteVisit,
  siteCountVisit,
  imageLoadSvg,
] as const satisfies readonly CallDefinition[]

type Call = (typeof calls)[number]

/** The name of a call. */
export type CallName = Call['name']

/** The definition of one call. */
export type CallOf<Name extends CallName> = Extract<Call, { name: Name }>

/** The parameters of a call, after their check. */
export type CallParams<Name extends CallName> = ParamsOf<CallOf<Name>>

/** The `data` of the answer to a call. */
export type CallData<Name extends CallName> = DataOf<CallOf<Name>>

/** The body of a call, or undefined. */
export type CallBody<Name extends CallName> = BodyOf<CallOf<Name>>

const byName: ReadonlyMap<string, CallDefinition> = new Map(calls.map((call) => [call.name, call]))

/** The definition of a call; undefined for an unknown name. */
export function findCall(name: string): CallDefinition | undefined {
  return byName.get(name)
}
