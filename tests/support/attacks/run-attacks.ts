import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AttackedServer } from './attacked-server.ts'
import { watchAttacks, type AttackWatch } from './watch-attacks.ts'

/** What a browser saw that was led through everything that is attacked. */
export interface AttackRun {
  /** Documents that were opened, and pages that the app drew by itself. */
  readonly pages: number
  /** Each different thing that acted, or could have. */
  readonly acted: readonly string[]
  /** Forms that were sent with a text in each field. */
  readonly forms: number
  /** The block types that stood in the documents. */
  readonly types: ReadonlySet<string>
  /** Pages on which the app did not come to life: their state was broken. */
  readonly broken: readonly string[]
}

interface AttackOptions {
  readonly isPolicyOn: boolean
  /** What is put into addresses and forms. */
  readonly texts: readonly string[]
  /** How many of them each form is sent with. */
  readonly perForm: number
  /** Chooses the forms of a page by their names; all of them unless it is given. */
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

/** The first touch, as a reader's key would be. */
async function wake({ page, broken }: Led, name: string): Promise<void> {
  await page.locator('body').dispatchEvent('keydown')
  await page.waitForFunction(isAlive, undefined, { timeout: 10_000, polling: 20 }).catch(() => broken.push(name))
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

/** Follows a link within the document: the app draws the page from its data. */
async function follow(led: Led, path: string): Promise<void> {
  const { page, watch } = led
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'x' })
    document.querySelector('#app')?.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForURL((url) => url.pathname === path, { timeout: 10_000 }).catch(() => led.broken.push(`${path} was not followed`))
  await watch.look(page)
  led.pages += 1
}

async function leadThroughBlocks(led: Led, { plan }: AttackedServer, isPolicyOn: boolean): Promise<void> {
  for (const { host, path } of plan.blocks.pages) await open(led, host, path)
  // What the app draws is the same whatever the policy says.
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

/** Texts in the address itself: of a page that is not there, of a query, of a target, of who sent the visitor. */
async function leadThroughAddresses(led: Led, host: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const encoded = encodeURIComponent(text)
    for (const path of [`/introuvable/${encoded}`, `/?target=${encoded}&page=${encoded}&done=${encoded}`, `/?from=${encoded}`]) {
      await led.page.goto(`http://${host}:${led.port}${path}`, { waitUntil: 'load' })
      await led.watch.look(led.page)
      led.pages += 1
    }
    const { hostname, search } = new URL(led.page.url())
    // Who sent the visitor is noted, and the address goes on without it.
    if (hostname !== host || search !== '') led.watch.seen.push(`from=${text} led to ${led.page.url()}`)
  }
}

/** The forms of a page, each by its name once; those that end something are left alone. */
const formNames = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLInputElement>('form input[name="_form"]')]
      .map(({ value }) => value)
      .filter((name) => !/logout|delete/i.test(name)),
  ),
]

/** Fills every field of a form with a text, whatever the field would take, and sends it as a browser without scripts does. */
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

/** Texts in the fields of forms: what is refused comes back to be corrected. */
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
  // Opened as documents of their own: nothing may be called or asked for. What they are made of is theirs.
  const isAct = (text: string): boolean => /called|dialog|request of/.test(text)
  const before = watch.seen.length
  // A file that nobody looked into is held by the policy of its answer alone.
  for (const path of isPolicyOn ? [...uploaded, ...raw] : uploaded) {
    await page.goto(`http://${host}:${port}${path}`)
    await page.mouse.click(4, 4)
    led.pages += 1
  }
  const acts = watch.seen.splice(before).filter(isAct)
  watch.seen.push(...acts)
  // As pictures of a page, and cleaned to stand inside one, by both of the parsers that it may meet.
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

/** Leads a browser through every attacked page, with the policy of the pages in force or set aside. */
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
    // What was told while the last page went.
    await led.page.goto('about:blank')
    const { pages, forms, types, broken } = led
    return { pages, forms, types, broken, acted: [...new Set(watch.seen)].filter((text) => !MINE.test(text)) }
  } finally {
    await context.close()
  }
}
