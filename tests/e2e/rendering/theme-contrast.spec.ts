import { readFileSync } from 'node:fs'
import { themeCss } from '#domain/theme/theme-css.ts'
import { teachColours } from '#tests/e2e/checks/contrast.ts'
import { test } from '#tests/e2e/page/reading-test.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'

const STYLES = ['tokens', 'tones']
  .map((name) => readFileSync(new URL(`../../../src/ui/styles/${name}.css`, import.meta.url), 'utf8'))
  .join('\n')
const TONES = ['plain', 'muted', 'accent', 'ink']
const INKS = ['var(--text)', 'var(--text-soft)', 'var(--mark)', 'var(--title)', 'var(--danger)', 'var(--success)']
const FILLS = ['var(--button-fill)', 'var(--button-hover)']
const COLORS = 120

const samples = [
  ...INKS.map((ink) => `<i style="color:${ink}">a</i>`),
  ...FILLS.map((fill) => `<i style="color:var(--button-text);background-color:${fill}">a</i>`),
].join('')
const body = TONES.map((tone) => `<div data-tone="${tone}">${samples}</div>`).join('')

/** Colours spread over the whole cube, the same in every run. */
function colors(): string[] {
  let seed = 7
  const channel = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed & 255).toString(16).padStart(2, '0')
  }
  return Array.from({ length: COLORS }, () => `#${channel()}${channel()}${channel()}`)
}

function themeOf(accent: string, primary: string): string {
  const base = { background: '#faf6ee', surface: '#eae5d9', text: '#1d2433' }
  return themeCss({ fonts: [], colors: { ...base, accent, primary }, parameters: [] })
}

/** The weakest contrast of any text with its background. */
function weakestContrast(): number {
  const { contrast, isOpaque } = window.colours
  const contrasts = [...document.querySelectorAll('i')].map((text) => {
    const own = getComputedStyle(text).backgroundColor
    return contrast(getComputedStyle(text).color, isOpaque(own) ? own : getComputedStyle(text.parentElement!).backgroundColor)
  })
  return Math.min(...contrasts)
}

test('any accent and primary colour of a theme leaves a contrast of 4.5 for every text', async ({ page }) => {
  await page.setContent(`<style>${STYLES}</style><style id="theme"></style>${body}`)
  await teachColours(page)
  const all = colors()
  for (const [index, accent] of all.entries()) {
    const primary = all[COLORS - 1 - index]!
    await page.locator('#theme').evaluate((style, css) => (style.textContent = css), themeOf(accent, primary))
    expect(await page.evaluate(weakestContrast), `accent ${accent}, primary ${primary}`).toBeGreaterThanOrEqual(4.5)
  }
})
