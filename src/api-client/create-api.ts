import { blogCalls } from './blog.ts'
import { createCaller } from './transport/caller.ts'
import { componentCalls } from './component-config.ts'
import { elementCalls } from './element.ts'
import { formsCalls } from './forms.ts'
import { newsletterCalls } from './newsletter.ts'
import { pageCalls } from './page.ts'
import { parameterCalls } from './parameter.ts'
import { privacyCalls } from './privacy.ts'
import { productCalls } from './product.ts'
import { serviceCalls } from './service.ts'
import { shellCalls } from './shell.ts'
import { shopCalls } from './shop.ts'
import { siteCalls } from './site.ts'
import type { ClientOptions } from './transport/transport.ts'
import { userCalls } from './user.ts'

/** Makes a client of the API. */
export function createApi(options: ClientOptions) {
  const caller = createCaller(options)
  return {
    call: caller.call,
    request: caller.request,
    blog: blogCalls(caller),
    component: componentCalls(caller),
    element: elementCalls(caller),
    forms: formsCalls(caller),
    newsletter: newsletterCalls(caller),
    page: pageCalls(caller),
    parameter: parameterCalls(caller),
    privacy: privacyCalls(caller),
    product: productCalls(caller),
    service: serviceCalls(caller),
    shell: shellCalls(caller),
    shop: shopCalls(caller),
    site: siteCalls(caller),
    user: userCalls(caller),
  }
}
