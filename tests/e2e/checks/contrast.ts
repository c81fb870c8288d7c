import type { Page } from '@playwright/test'

interface Colours {
  /** The contrast of two colours by WCAG, as the browser computes both. */
  readonly contrast: (one: string, other: string) => number
  readonly isOpaque: (color: string) => boolean
}

declare global {
  interface Window {
    colours: Colours
  }
}

/** Teaches the document of a page to compare colours: `window.colours`. */
export async function teachColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const channels = (color: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    window.colours = {
      contrast: (one, other) => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
        return (light + 0.05) / (dark + 0.05)
      },
      isOpaque: (color) => channels(color)[3] === 255,
    }
  })
}
