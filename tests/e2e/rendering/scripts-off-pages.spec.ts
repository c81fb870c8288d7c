import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { inTurn, takeTurn } from '#tests/support/sampling.ts'
import { askHost, mappedPaths, SAMPLE_SITES } from '#tests/e2e/sites/site-pages.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** The shortest page of the samples says more than this in its main part. */
const MIN_LETTERS = 60

interface PageWithoutScripts {
  readonly title: string
  readonly letters: number
  /** The signs of loading, which never ends without scripts. */
  readonly waiting: readonly string[]
  /** Buttons that only a script could answer. */
  readonly dead: readonly string[]
}

/** The content of a page for a visitor without scripts. */
function look(page: Page): Promise<PageWithoutScripts> {
  return page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }))
    const told = (each: HTMLElement) => each.outerHTML.slice(0, 160)
    const answers = (button: HTMLButtonElement | HTMLInputElement) =>
      button.disabled ||
      button.hasAttribute('popovertarget') ||
      button.hasAttribute('command') ||
      (button.form !== null && /^(?:submit|image|reset)$/.test(button.type))
    return {
      title: seen('h1')[0]?.innerText ?? '',
      letters: seen('main')[0]?.innerText.replaceAll(/\s+/g, '').length ?? 0,
      waiting: seen('[aria-busy=true], [role=progressbar], progress:not([value])').map(told),
      dead: seen('button, input[type=button], [role=button]:not(a)')
        .filter((each) => !(each instanceof HTMLButtonElement || each instanceof HTMLInputElement) || !answers(each))
        .map(told),
    }
  })
}

/** Addresses to which the HTML of a page leads, without their queries and places. */
async function linksOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await askHost(request, address)).text()
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => new URL(href, address).href.replace(/[?#].*$/, ''))
}

for (const { name, origin, paths } of inTurn(1, SAMPLE_SITES)) {
  test(`every page of ${name} reads with scripts off, waits for nothing, and is led to`, async ({ page, request, baseURL }) => {
    const mapped = await mappedPaths(request, origin(baseURL))
    const all = [...new Set([...paths, ...mapped])]
    const led = new Set<string>()
    for (const path of all) for (const link of await linksOf(request, origin(baseURL) + path)) led.add(link)
    expect(mapped.map((path) => origin(baseURL) + path).filter((address) => !led.has(address))).toEqual([])
    for (const path of takeTurn(all, 6)) {
      const answer = await page.goto(origin(baseURL) + path)
      expect([path, answer?.status()]).toEqual([path, 200])
      const { title, letters, waiting, dead } = await look(page)
      expect({ path, waiting, dead, isTitled: title !== '' }).toEqual({ path, waiting: [], dead: [], isTitled: true })
      expect(letters, path).toBeGreaterThan(MIN_LETTERS)
    }
  })
}

test('what waits for scripts, and buttons that nothing answers, are seen for what they are', async ({ page }) => {
  await page.setContent(`<h1>Titre</h1><main>Un <b>texte</b><p aria-busy="true">Chargement</p><button hidden>Caché</button>
    <button disabled>Fermé</button><button popovertarget="menu">Menu</button><div id="menu" popover><button>Dans le menu</button></div>
    <button>Mort</button><form><button>Envoyer</button><button type="button">Mort aussi</button></form><a href="/suite?page=2#bas">Suite</a></main>`)
  const { title, letters, waiting, dead } = await look(page)
  expect([title, letters > 0]).toEqual(['Titre', true])
  expect(waiting).toEqual(['<p aria-busy="true">Chargement</p>'])
  expect(dead).toEqual(['<button>Mort</button>', '<button type="button">Mort aussi</button>'])
})
