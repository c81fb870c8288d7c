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

/** The waits that have been noted, in milliseconds. */
export const waitsNoted = (page: Page): Promise<readonly number[]> => page.evaluate(() => (window as Probed).keyProbe?.waits ?? [])

/** A key with its modifiers. */
export type PressedKeys = Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'altKey' | 'shiftKey'>

/** An event that starts an act: a pressed key, or a paste of our own content. */
export type StartEvent =
  { readonly event: 'keydown'; readonly init: PressedKeys } | { readonly event: 'paste'; readonly type: string; readonly data: string }

/** Starts an act in the page by an event, from which its wait counts. */
export async function startProbe(page: Page, start: StartEvent): Promise<void> {
  await page.evaluate((given) => {
    const probe = (window as Probed).keyProbe
    if (!probe) throw new Error('No probe')
    const common = { bubbles: true, cancelable: true }
    if (given.event === 'keydown') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...given.init, ...common }))
      return
    }
    const clipboardData = new DataTransfer()
    clipboardData.setData(given.type, given.data)
    probe.pressed = performance.now()
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, ...common }))
  }, start)
}

/** Starts an act of Puck, from whose call its wait counts. */
export async function startPuckAct(page: Page, name: string, id: string): Promise<void> {
  await page.evaluate(
    ([act, block]) => {
      const { keyProbe: probe, puckActs } = window as Probed & { puckActs?: Readonly<Record<string, (id: string) => void>> }
      if (!probe) throw new Error('No probe')
      probe.pressed = performance.now()
      puckActs?.[act]?.(block)
    },
    [name, id] as const,
  )
}
