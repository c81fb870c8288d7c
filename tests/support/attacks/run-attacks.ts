import type { Browser, BrowserContext, Page } from '@playwright/test'
import { patience } from '#tests/support/patience.ts'
import type { AttackedServer } from './attacked-server.ts'
import { watchAttacks, type AttackWatch } from './watch-attacks.ts'

/** The observations of a browser that has visited every attacked page. */
export interface AttackRun {
  /** The number of loaded documents and of pages rendered on the client. */
  readonly pages: number
  /** Each distinct active or potentially active finding. */
  readonly acted: readonly string[]
  /** The number of submitted forms with a text in each field. */
  readonly forms: number
  /** The block types in the documents. */
  readonly types: ReadonlySet<string>
  /** Pages on which hydration failed because of damaged state. */
  readonly broken: readonly string[]
}

interface AttackOptions {
  readonly isPolicyOn: boolean
  /** The texts for URLs and forms. */
  readonly texts: readonly string[]
  /** The number of texts for each form. */
  readonly perForm: number
  /** Selects the forms of a page by name; by default all. */
  readonly chooseForms?: (names: readonly string[]) => readonly string[]
}

interface Led {
  readonly page: Page
  readonly watch: AttackWatch
  readonly port: number
  readonly broken: string[]
  readonly types: Set<string>
  pages: number
  forms: number
}

const PATHS = ['/', '/blog', '/blog/un-article', '/introuvable'] as const

const isAlive = (): boolean => Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer'))

/** Hydrates the page by a keyboard event. */
async function wake({ page, broken }: Led, name: string): Promise<void> {
  await page.locator('body').dispatchEvent('keydown')
  await page.waitForFunction(isAlive, undefined, { timeout: patience.timeout, polling: 20 }).catch(() => broken.push(name))
}

const typesShown = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-type]')].map(({ dataset }) => dataset['type'] ?? '')

async function open(led: Led, host: string, path: string): Promise<void> {
  await led.page.goto(`http://${host}:${led.port}${path}`, { waitUntil: 'load' })
  for (const type of await led.page.evaluate(typesShown)) led.types.add(type)
  await led.watch.look(led.page)
  await wake(led, `${host}${path}`)
  await led.watch.look(led.page)
  led.pages += 1
}

/** Follows a link on the client, which renders the page from its data. */
async function follow(led: Led, path: string): Promise<void> {
  const { page, watch } = led
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'x' })
    document.querySelector('#app')?.append(link)
    link.click()
    link.remove()
  }, path)
  await page
    .waitForURL((url) => url.pathname === path, { timeout: patience.timeout })
    .catch(() => led.broken.push(`${path} was not followed`))
  await watch.look(page)
  led.pages += 1
}

async function leadThroughBlocks(led: Led, { plan }: AttackedServer, isPolicyOn: boolean): Promise<void> {
  for (const { host, path } of plan.blocks.pages) await open(led, host, path)
  // Client rendering is independent of the policy.
  const [first] = isPolicyOn ? [] : plan.blocks.pages
  const together = plan.blocks.pages.filter(({ host }) => host === first?.host)
  if (!first) return
  await open(led, first.host, together.at(-1)?.path ?? '/')
  for (const { path } of together) await follow(led, path)
}

async function leadThroughNames(led: Led, { plan }: AttackedServer, context: BrowserContext): Promise<void> {
  for (const { host, token } of plan.settings.sites) {
    for (const path of PATHS) await open(led, host, path)
    await follow(led, '/blog')
    await context.addCookies([{ name: 'token', value: token, domain: host, path: '/' }])
    for (const path of ['/membre', '/']) await open(led, host, path)
  }
}

/** Puts texts into URLs: missing pages, query strings, targets and referral sources. */
async function leadThroughAddresses(led: Led, host: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const encoded = encodeURIComponent(text)
    for (const path of [`/introuvable/${encoded}`, `/?target=${encoded}&page=${encoded}&done=${encoded}`, `/?from=${encoded}`]) {
      await led.page.goto(`http://${host}:${led.port}${path}`, { waitUntil: 'load' })
      await led.watch.look(led.page)
      led.pages += 1
    }
    const { hostname, search } = new URL(led.page.url())
    // The referral source is recorded and removed from the URL by a redirect.
    if (hostname !== host || search !== '') led.watch.seen.push(`from=${text} led to ${led.page.url()}`)
  }
}

/** Returns the distinct form names of a page, without forms that end something. */
const formNames = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLInputElement>('form input[name="_form"]')]
      .map(({ value }) => value)
      .filter((name) => !/logout|delete/i.test(name)),
  ),
]

/** Fills every field of a form with a text and submits it without scripts. */
function sendForm([name, text]: readonly [string, string]): void {
  const form = [...document.forms].find((each) => (each.elements.namedItem('_form') as HTMLInputElement | null)?.value === name)
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select') ?? []) {
    if (field.name === '_form') continue
    const plain = document.createElement('textarea')
    plain.name = field.name
    plain.value = text
    field.replaceWith(plain)
  }
  if (form) HTMLFormElement.prototype.submit.call(form)
}

/** Puts texts into form fields. Rejected input is rendered again. */
async function leadThroughForms(
  led: Led,
  { host, path }: { readonly host: string; readonly path: string },
  { texts, perForm, chooseForms = (names) => names }: Omit<AttackOptions, 'isPolicyOn'>,
): Promise<void> {
  const { page, watch, port } = led
  const place = `http://${host}:${port}${path}`
  await page.goto(place, { waitUntil: 'load' })
  const names = chooseForms(await page.evaluate(formNames))
  for (const [index, name] of names.entries()) {
    for (const text of Array.from({ length: perForm }, (_, turn) => texts[(index * perForm + turn) % texts.length] ?? '')) {
      await page.goto(place, { waitUntil: 'load' })
      await Promise.all([page.waitForEvent('load'), page.evaluate(sendForm, [name, text] as const)])
      await watch.look(page)
      led.pages += 1
      led.forms += 1
    }
  }
}

async function leadThroughDrawings(
  led: Led,
  { plan, port }: AttackedServer,
  { host, isPolicyOn }: { readonly host: string; readonly isPolicyOn: boolean },
): Promise<void> {
  const { page, watch } = led
  const { uploaded, raw } = plan.drawings
  // Opened as documents: no call, dialog or request may occur. Their own content is ignored.
  const isAct = (text: string): boolean => /called|dialog|request of/.test(text)
  const before = watch.seen.length
  // A file that was not checked is contained only by the policy of its response.
  for (const path of isPolicyOn ? [...uploaded, ...raw] : uploaded) {
    await page.goto(`http://${host}:${port}${path}`)
    await page.mouse.click(4, 4)
    led.pages += 1
  }
  const acts = watch.seen.splice(before).filter(isAct)
  watch.seen.push(...acts)
  // As images of a page, and sanitised and inlined, by both parsers.
  await page.goto(`http://${host}:${port}/introuvable`)
  await page.evaluate(
    async (paths) => {
      for (const path of paths) {
        document.body.append(Object.assign(new Image(), { src: path }))
        const body = JSON.stringify({ url: path })
        const answer = await fetch('/api/image/load-svg', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        const svg = answer.ok ? ((await answer.json()) as { data: string }).data : ''
        const place = document.createElement('div')
        place.innerHTML = svg
        document.body.append(place)
      }
    },
    [...uploaded, ...raw],
  )
  await watch.look(page)
}

const MINE = /mailto:x@x\.example/

/** Visits every attacked page with or without the content security policy. */
export async function runAttacks(browser: Browser, server: AttackedServer, { isPolicyOn, ...given }: AttackOptions): Promise<AttackRun> {
  const context = await browser.newContext({ bypassCSP: !isPolicyOn, viewport: { width: 1280, height: 900 } })
  try {
    const watch = await watchAttacks(context)
    const led: Led = { page: await context.newPage(), watch, port: server.port, broken: [], types: new Set(), pages: 0, forms: 0 }
    await leadThroughBlocks(led, server, isPolicyOn)
    await leadThroughNames(led, server, context)
    const host = server.plan.blocks.pages[0]?.host ?? 'localhost'
    await leadThroughAddresses(led, host, given.texts)
    const [site] = server.plan.settings.sites
    if (site) for (const path of ['/', '/membre']) await leadThroughForms(led, { host: site.host, path }, given)
    await leadThroughDrawings(led, server, { host, isPolicyOn })
    // Findings reported during the last unload.
    await led.page.goto('about:blank')
    const { pages, forms, types, broken } = led
    return { pages, forms, types, broken, acted: [...new Set(watch.seen)].filter((text) => !MINE.test(text)) }
  } finally {
    await context.close()
  }
}
