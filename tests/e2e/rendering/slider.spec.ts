import type { Locator, Page } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf } from '#tests/e2e/page/hand.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

const ALBUM = '/albums/nos-bureaux'
const TOTAL = 7

const pictures = (page: Page) => page.locator('main a[aria-haspopup="dialog"]')
const slider = (page: Page) => page.getByRole('dialog', { name: 'Nos bureaux' })
const shows = (page: Page, number: number) => expect(slider(page).getByText(`${number} / ${TOTAL}`, { exact: true })).toBeVisible()

/** Waits until React owns the album: from then on a click opens the slider at once. */
async function open(page: Page): Promise<void> {
  await page.goto(ALBUM)
  await pictures(page).nth(2).click()
  await shows(page, 3)
}

/** Waits until the page is in no entry of an open slider. */
const expectNoEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.hasOwn((history.state as object | null) ?? {}, 'slider'))).toBe(false)

/** The share of the window that a picture takes, in each direction, once it has come. */
function shareOf(picture: Locator): Promise<readonly [number, number]> {
  return picture.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return [width / innerWidth, height / innerHeight] as const
  })
}

for (const width of inTurn(1, [390, 768, 1440])) {
  test(`the slider opens at ${width} px, accessible, with arrows from medium screens up, and closes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(ALBUM)
    await whenQuiet(page)
    expect(scripts.filter((url) => /(?:Slider|run-slider)-/.test(url))).toEqual([])
    await pictures(page).nth(2).click()
    await shows(page, 3)
    const [wide, high] = await shareOf(slider(page).getByRole('img'))
    expect(Math.max(wide, high)).toBeCloseTo(0.9, 2)
    for (const name of ['Vue précédente', 'Vue suivante']) {
      await expect(slider(page).getByRole('button', { name }).locator('svg')).toBeVisible({ visible: width >= 996 })
      const { width: target = 0 } = (await slider(page).getByRole('button', { name }).boundingBox()) ?? {}
      expect(target).toBeGreaterThanOrEqual(24)
    }
    await expectAccessible(page)
    await slider(page).getByRole('button', { name: 'Vue suivante' }).click()
    await shows(page, 4)
    await slider(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(slider(page)).toBeHidden()
    await expect(pictures(page).nth(2)).toBeFocused()
  })
}

test('the keyboard opens it, goes round both ways, closes it, and returns to its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/albums')
  const hand = keyboardOf(page)
  // The focus of this link is drawn round the whole album.
  await page.getByRole('link', { name: 'Nos bureaux' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${ALBUM}$`))
  await hand.press(pictures(page).first())
  await shows(page, 1)
  await expect(slider(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await shows(page, TOTAL)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await shows(page, 2)
  const duration = await slider(page)
    .getByRole('img')
    .evaluate((image) => getComputedStyle(image.parentElement ?? image).animationDuration)
  expect(parseFloat(duration)).toBeLessThanOrEqual(0.001)
  for (const [key, round] of [
    ['Tab', ['Vue précédente', 'Vue suivante', 'Fermer']],
    ['Shift+Tab', ['Vue suivante', 'Vue précédente', 'Fermer']],
  ] as const)
    for (const name of round) {
      await page.keyboard.press(key)
      await expect(slider(page).getByRole('button', { name })).toBeFocused()
    }
  await page.keyboard.press('Tab')
  await slider(page).getByRole('img').click()
  await page.keyboard.press('ArrowRight')
  await shows(page, 3)
  await page.keyboard.press('Escape')
  await expect(slider(page)).toBeHidden()
  await expect(pictures(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await shows(page, 1)
  await page.goBack()
  await expect(slider(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${ALBUM}$`))
  await expect(pictures(page).first()).toBeFocused()
})

if (isInTurn(0, 5))
  test('going back closes it, going on opens it again, and closing it leaves no entry behind', async ({ page }) => {
    await page.goto('/albums')
    await page.getByRole('link', { name: 'Nos bureaux' }).click()
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`))
    const isHere = () => expect(page).toHaveURL(new RegExp(`${ALBUM}$`))
    await pictures(page).nth(2).click()
    await shows(page, 3)
    await page.keyboard.press('ArrowRight')
    await shows(page, 4)
    await page.goBack()
    await expect(slider(page)).toBeHidden()
    await isHere()
    await expect(pictures(page).nth(2)).toBeFocused()
    await page.goForward()
    await shows(page, 4)
    await isHere()
    for (const close of [() => page.keyboard.press('Escape'), () => slider(page).getByRole('button', { name: 'Fermer' }).click()]) {
      await close()
      await expect(slider(page)).toBeHidden()
      await expectNoEntry(page)
      await isHere()
      await pictures(page).nth(1).click()
      await shows(page, 2)
    }
    await page.keyboard.press('Escape')
    await expect(slider(page)).toBeHidden()
    await expectNoEntry(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/albums$/)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

if (isInTurn(1, 5))
  test('a video plays with its controls, over 75 percent of the window and 950 px at most', async ({ page }) => {
    await page.goto('/albums/les-outils-du-metier')
    await page.getByRole('link', { name: /Vidéo/ }).click()
    const video = page.locator('dialog video')
    await expect(video).toHaveJSProperty('controls', true)
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.videoWidth)).toBe(768)
    const cues = () =>
      video.evaluate((film: HTMLVideoElement) => {
        const [track] = film.textTracks
        if (track) track.mode = 'showing'
        return [track?.language, track?.label, track?.cues?.length]
      })
    await expect.poll(cues).toEqual(['fr-FR', 'Français', 2])
    for (const [width, taken] of [
      [390, 292.5],
      [1440, 950],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect((await video.boundingBox())?.width).toBeCloseTo(taken, 0)
    }
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(video).toHaveCount(0)
    await expect(page.locator('dialog img')).toBeVisible()
  })

if (isInTurn(2, 5))
  test('a film that is lost says so, the first time that it is opened too', async ({ page, complaints }) => {
    complaints.allow(/status of 404.*\.mp4/)
    await page.route(/\.mp4$/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/albums/les-outils-du-metier')
    for (let round = 0; round < 2; round += 1) {
      await page.getByRole('link', { name: /Vidéo/ }).click()
      await expect(page.getByRole('dialog').getByText('Cette vue n’a pas pu être chargée.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
  })

if (isInTurn(3, 5))
  test('a page that is reloaded with the slider open is left by going back once', async ({ page }) => {
    await page.goto('/albums')
    await page.getByRole('link', { name: 'Nos bureaux' }).click()
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`))
    await pictures(page).nth(2).click()
    await shows(page, 3)
    await page.reload()
    await expect(slider(page)).toBeHidden()
    await expectNoEntry(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/albums$/)
  })

if (isInTurn(4, 5))
  test('a video of another service is fetched on a click alone, in the slider too', async ({ page }) => {
    const asked: string[] = []
    await page.route(
      ({ hostname }) => !hostname.endsWith('localhost'),
      (route) => {
        asked.push(new URL(route.request().url()).host)
        return route.fulfill({ contentType: 'text/html', body: '<p>Ailleurs</p>' })
      },
    )
    await page.goto('/essai/films')
    const video = page.getByRole('link', { name: /Vidéo/ })
    await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    await video.click()
    const play = page.getByRole('dialog').getByRole('link', { name: 'Lire la vidéo : Le tampon, en film' })
    for (const width of inTurn(0, [390, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await expect(play).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    }
    expect(asked).toEqual([])
    await play.click()
    await expect(page.locator('dialog iframe')).toBeFocused()
    await expect.poll(() => [...new Set(asked)]).toEqual(['www.youtube-nocookie.com'])
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(video).toBeFocused()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

/** Notes which other hosts are asked, and gives each a picture. */
async function hostsAsked(page: Page): Promise<string[]> {
  const asked: string[] = []
  const picture = await page.request.get('/favicon.svg')
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    async (route) => {
      asked.push(new URL(route.request().url()).host)
      const headers = { 'cross-origin-resource-policy': 'cross-origin' }
      return route.fulfill({ contentType: 'image/svg+xml', body: await picture.body(), headers })
    },
  )
  return asked
}

if (isInTurn(5, 5))
  test('a picture of another host is fetched on a click alone, each time, however it is come to', async ({ page }) => {
    const asked = await hostsAsked(page)
    await page.goto('/essai/ailleurs')
    const links = page.locator('main a[aria-haspopup="dialog"]')
    const dialog = page.getByRole('dialog')
    const show = dialog.getByRole('link', { name: 'Afficher : Le tampon, ailleurs' })
    const film = dialog.getByRole('link', { name: 'Lire la vidéo : Le tampon, en film' })
    await links.nth(1).click()
    await expect(show).toBeVisible()
    await expect(dialog).toContainText('Ce contenu vient de i.ytimg.com, qui reçoit alors votre adresse IP.')
    await page.keyboard.press('Escape')
    await links.first().click()
    await expect(film).toBeVisible()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft'] as const) {
      await page.keyboard.press(key)
      await expect(film.or(show)).toBeVisible()
    }
    await expect(show).toBeVisible()
    for (const width of inTurn(1, [390, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await expect(show).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    }
    await whenQuiet(page)
    expect(asked).toEqual([])
    await show.click()
    await expect(dialog.getByRole('img', { name: 'Le tampon, ailleurs' })).toHaveAttribute('src', /^https:\/\/i\.ytimg\.com\//)
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused()
    await expect.poll(() => asked).toEqual(['i.ytimg.com'])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(show).toBeVisible()
    await expect(dialog.getByRole('img')).toHaveCount(0)
  })

if (isInTurn(6, 5))
  test('in a low window the notice of another service and the caption are whole, without overlap', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/essai/ailleurs')
    await page.locator('main a[aria-haspopup="dialog"]').first().click()
    const dialog = page.getByRole('dialog')
    const notice = dialog.locator('p').filter({ hasText: 'YouTube reçoit alors votre adresse IP' })
    const caption = dialog.getByText(/^Le tampon de la maison/)
    const parts = [dialog.getByRole('link', { name: 'Lire la vidéo : Le tampon, en film' }), notice, caption]
    for (const [width, height] of [
      [320, 256],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const part of parts) {
        for (const end of ['start', 'end'] as const) {
          await part.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), end)
          const [found, said] = await part.evaluate((element, at) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const there = document.elementFromPoint((left + right) / 2, at === 'start' ? top + 4 : bottom - 4)
            return [there !== null && element.contains(there), there?.outerHTML.slice(0, 120)] as const
          }, end)
          expect(found, `${width} px, ${end}: ${String(said)}`).toBe(true)
        }
      }
      await expectAccessible(page)
    }
  })

if (isInTurn(7, 5))
  test('Tab goes round the slider both ways past a playing external page, and Escape closes it', async ({ page }) => {
    await page.route(
      ({ hostname }) => !hostname.endsWith('localhost'),
      (route) => route.fulfill({ contentType: 'text/html', body: '<button>Lire</button><button>Son</button>' }),
    )
    await page.goto('/essai/films')
    await page.getByRole('link', { name: /Vidéo/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Lire la vidéo : Le tampon, en film' }).click()
    const frame = dialog.locator('iframe')
    await expect(frame).toBeFocused()
    await expect(page.frameLocator('dialog iframe').getByRole('button', { name: 'Son' })).toBeVisible()
    const close = dialog.getByRole('button', { name: 'Fermer' })
    /** Where Tab leads to, until it is back on the button. */
    const round = async (key: 'Tab' | 'Shift+Tab') => {
      const places: string[] = []
      do {
        await page.keyboard.press(key)
        places.push(await page.evaluate(() => (document.activeElement?.closest('dialog') ? document.activeElement.tagName : 'outside')))
      } while (places.at(-1) !== 'BUTTON' && places.length < 12)
      return places
    }
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await close.focus()
      const places = await round(key)
      expect(places, key).toContain('IFRAME')
      expect(places.at(-1), key).toBe('BUTTON')
      expect(places, key).not.toContain('outside')
    }
    await expect(close).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

type Spot = readonly [number, number]

/** A finger that draws from one spot of the window to another. */
async function fingerOf(page: Page): Promise<(from: Spot, to: Spot) => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  const at = ([x, y]: Spot) => [{ x, y }]
  return async (from, to) => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    for (const part of [0.25, 0.5, 0.75, 1])
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]),
      })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  if (isInTurn(8, 5))
    test('a swipe left shows the next view, one right the former, a short or vertical one none', async ({ page }) => {
      await open(page)
      const swipe = await fingerOf(page)
      await swipe([280, 420], [120, 430])
      await shows(page, 4)
      await swipe([120, 420], [280, 410])
      await shows(page, 3)
      await swipe([200, 420], [175, 420])
      await swipe([200, 600], [180, 300])
      await shows(page, 3)
      await page.touchscreen.tap(380, 420)
      await shows(page, 4)
      // A thumb begins at the edge, where the buttons are that a tap finds.
      await swipe([384, 420], [200, 425])
      await shows(page, 5)
      await swipe([6, 420], [200, 425])
      await shows(page, 4)
    })

  if (isInTurn(9, 5))
    test('a swipe may begin on a film, both ways, but not on its controls, which go on seeking', async ({ page }) => {
      await page.goto('/albums/les-outils-du-metier')
      const views = page.locator('main a[aria-haspopup="dialog"]')
      const total = await views.count()
      const film = page.locator('dialog video')
      const count = page.getByRole('dialog').getByText(/^\d+ \/ \d+$/)
      await page.getByRole('link', { name: /Vidéo/ }).click()
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
      const [, place] = /^(\d+)/.exec(await count.innerText()) ?? []
      const here = Number(place)
      const shown = (number: number) => expect(count).toHaveText(`${((number - 1 + total) % total) + 1} / ${total}`)
      const swipe = await fingerOf(page)
      const box = await film.boundingBox()
      if (!box) throw new Error('The film is not shown.')
      const [left, right] = [box.x + box.width * 0.25, box.x + box.width * 0.75]
      const [high, low] = [box.y + box.height * 0.25, box.y + box.height - 16]
      const position = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
      await swipe([left, low], [right, low])
      await shown(here)
      expect(await position()).toBeGreaterThan(0)
      await swipe([right, high], [left, high])
      await expect(film).toHaveCount(0)
      await shown(here + 1)
      await page.keyboard.press('ArrowLeft')
      await shown(here)
      await expect(film).toBeVisible()
      await swipe([left, high], [right, high])
      await expect(film).toHaveCount(0)
      await shown(here - 1)
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each picture is a link to itself', async ({ page }) => {
    await page.goto(ALBUM)
    await expect(pictures(page)).toHaveCount(TOTAL)
    const href = await pictures(page).nth(1).getAttribute('href')
    expect((await page.request.get(href ?? '')).headers()['content-type']).toContain('image/')
    await pictures(page).nth(1).click()
    await expect(page).toHaveURL(new RegExp(`${href ?? ''}$`))
  })
})
