import type { Page } from '@playwright/test'
import { payNumbers } from '#tests/support/payments/stripe-desk.ts'

/** The part of Stripe's script that our page uses. The numbers are typed into a frame of its own site, which calls Stripe by itself. */
const script = `
  window.Stripe = (key) => {
    const wait = (frame, ask) => new Promise((resolve) => {
      addEventListener('message', function hear({ source, data }) {
        if (source !== frame.contentWindow) return
        removeEventListener('message', hear)
        resolve(data)
      })
      frame.contentWindow?.postMessage(ask, '*')
    })
    const open = (src, title) => Object.assign(document.createElement('iframe'), { src, title })
    return {
      elements: ({ clientSecret }) => {
        let frame
        return {
          clientSecret,
          create: () => ({
            mount: (place) => {
              frame = open('https://js.stripe.com/v3/elements-inner', 'Cadre de saisie sécurisé')
              frame.style.cssText = 'inline-size:100%;block-size:5rem;border:0'
              place.replaceChildren(frame)
            },
            destroy: () => frame.remove(),
          }),
          ask: (act) => wait(frame, { act, clientSecret }),
        }
      },
      confirmPayment: async ({ elements, confirmParams }) => {
        const answer = await elements.ask('confirm')
        if (answer.action === 'redirect') {
          const bank = new URL('https://hooks.stripe.com/redirect')
          bank.searchParams.set('secret', elements.clientSecret)
          bank.searchParams.set('back', confirmParams.return_url)
          location.href = bank.href
          return new Promise(() => undefined)
        }
        if (answer.action !== 'frame') return answer
        const frame = open('https://hooks.stripe.com/three-d-secure', 'Authentification')
        frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;background:#fff;z-index:99'
        document.body.append(frame)
        const accept = await wait(frame, null)
        frame.remove()
        return elements.ask(accept ? 'accept' : 'refuse')
      },
    }
  }`

const frame = `<!doctype html><html lang="fr"><title>Stripe</title><label>Numéro <input id="number" autocomplete="off"></label><script>
  addEventListener('message', async ({ data: { act, clientSecret } }) => {
    const body = new URLSearchParams({ client_secret: clientSecret, number: number.value, accept: String(act === 'accept') })
    const path = act === 'confirm' ? 'confirm' : 'authenticate'
    try {
      const answer = await fetch('https://api.stripe.com/' + path, { method: 'POST', body })
      parent.postMessage(await answer.json(), '*')
    } catch {
      parent.postMessage({ error: { type: 'api_connection_error', message: 'La connexion à Stripe a été perdue.' } }, '*')
    }
  })
</script></html>`

const inside = `<!doctype html><html lang="fr"><title>Banque</title><h1>Votre banque</h1>
  <button onclick="parent.postMessage(true, '*')">Valider</button> <button onclick="parent.postMessage(false, '*')">Annuler</button></html>`

const outside = `<!doctype html><html lang="fr"><title>Banque</title><h1>Votre banque</h1>
  <button onclick="answer(true)">Valider</button> <button onclick="answer(false)">Annuler</button><script>
  const { searchParams } = new URL(location.href)
  async function answer(accept) {
    const body = new URLSearchParams({ client_secret: searchParams.get('secret'), accept: String(accept) })
    await fetch('https://api.stripe.com/authenticate', { method: 'POST', body })
    const back = new URL(searchParams.get('back'))
    back.searchParams.set('payment_intent', searchParams.get('secret').split('_secret')[0])
    back.searchParams.set('payment_intent_client_secret', searchParams.get('secret'))
    back.searchParams.set('redirect_status', accept ? 'succeeded' : 'failed')
    location.href = back.href
  }
</script></html>`

const pages: Readonly<Record<string, { readonly contentType: string; readonly body: string }>> = {
  'js.stripe.com/v3/': { contentType: 'text/javascript; charset=utf-8', body: script },
  'js.stripe.com/v3/elements-inner': { contentType: 'text/html; charset=utf-8', body: frame },
  'hooks.stripe.com/three-d-secure': { contentType: 'text/html; charset=utf-8', body: inside },
  'hooks.stripe.com/redirect': { contentType: 'text/html; charset=utf-8', body: outside },
}

/** Where the stand-in for Stripe answers browsers; start-sites.config.ts has started it. */
const desk = (): string => process.env['E2E_STRIPE'] ?? ''

/** Answers a page in place of Stripe; what it was asked is noted. */
export async function standInForStripe(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/[\w.]+\.stripe\.com\//, async (route) => {
    const request = route.request()
    const { host, pathname } = new URL(request.url())
    asked.push(host)
    const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    const page_ = pages[`${host}${pathname}`]
    if (page_) return route.fulfill({ ...page_, headers })
    if (host !== 'api.stripe.com') return route.abort()
    const body = request.postData() ?? ''
    const answer = await fetch(`${desk()}${pathname}`, { method: 'POST', body })
    if (pathname === '/confirm' && new URLSearchParams(body).get('number') === payNumbers.lost) return route.abort('connectionreset')
    return route.fulfill({ contentType: 'application/json', body: await answer.text(), headers })
  })
  return asked
}

/** Delivers the pending events to the shop. */
export async function tellShop(): Promise<void> {
  await fetch(`${desk()}/tell`, { method: 'POST' })
}
