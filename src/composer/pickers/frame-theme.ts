import { themeColours, type Pickers, type ThemeColour } from '#forms/pickers.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** Reads the colours of the theme from the page in the frame, which has the styles of the site. */
export function frameTheme(page: () => Document | null): Pickers['theme'] {
  return {
    tone: (name) => {
      const own = page()
      const view = own?.defaultView
      if (!own?.body || !view) return null
      const sample = own.createElement('i')
      sample.dataset['tone'] = name
      own.body.append(sample)
      const { backgroundColor: surface, color: text } = view.getComputedStyle(sample)
      sample.remove()
      return { surface, text }
    },
    colours: () => {
      const own = page()
      const style = own?.defaultView?.getComputedStyle(own.documentElement)
      return themeColours.flatMap((name): ThemeColour[] => {
        const value = style?.getPropertyValue(`--${name}`).trim().toLowerCase() ?? ''
        return HEX.test(value) ? [{ name, value }] : []
      })
    },
  }
}
