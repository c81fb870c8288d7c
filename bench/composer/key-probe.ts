import type { Page } from '@playwright/test'

interface Probe {
  readonly waits: number[]
  pressed: number | null
}

type Probed = Window & typeof globalThis & { keyProbe?: Probe }

/** Starts to note, for each key that is pressed in the page, the milliseconds until the change that it makes in the frame is painted. */
export async function installKeyProbe(page: Page, frame: string): Promise<void> {
  await page.evaluate((selector) => {
    const inner = document.querySelector<HTMLIFrameElement>(selector)?.contentWindow as Probed | null | undefined
    if (!inner) throw new Error(`No frame ${selector}`)
    const probe: Probe = { waits: [], pressed: null }
    ;(window as Probed).keyProbe = probe
    window.addEventListener('keydown', () => (probe.pressed = performance.now()), true)
    const afterPaint = (then: () => void) =>
      inner.requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = then
        port2.postMessage(null)
      })
    new inner.MutationObserver(() => {
      const { pressed } = probe
      if (pressed === null) return
      probe.pressed = null
      afterPaint(() => probe.waits.push(performance.now() - pressed))
    }).observe(inner.document.body, { subtree: true, childList: true, characterData: true })
  }, frame)
}

/** Types keys into the field that has the focus, each when the one before is painted, and returns their waits in milliseconds. */
export async function typeKeys(page: Page, count: number): Promise<number[]> {
  const noted = () => page.evaluate(() => (window as Probed).keyProbe?.waits.length ?? 0)
  for (let index = 0; index < count; index++) {
    const before = await noted()
    await page.keyboard.press('abcdefghij'[index % 10] ?? 'a')
    const until = performance.now() + 20_000
    while ((await noted()) === before) if (performance.now() > until) throw new Error(`Key ${index} changed nothing in the frame`)
  }
  return page.evaluate(() => (window as Probed).keyProbe?.waits ?? [])
}
