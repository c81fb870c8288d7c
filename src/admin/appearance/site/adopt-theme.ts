import { themeCss } from '#domain/theme/theme-css.ts'
import type { AppearanceForm, ReadAppearance } from '../appearance-form.ts'

type Shown = ReadAppearance['shown']

/** The style sheet of a form. Settings of the bar and the margins are those of the page itself. */
function sheetOf({ colors, fonts, style, banner: { imageId: _, ...shape } }: AppearanceForm, { banner, ownFonts }: Shown): string {
  return themeCss({
    ...{ colors, style, ownFonts, parameters: [] },
    banner: { ...banner, ...shape },
    fonts: (['TITLE', 'CONTENT', 'MENU'] as const).map((type) => ({ type, ...fonts[type] })),
  })
}

const namesOf = (css: string): readonly string[] => [...css.matchAll(/^ {2}(--[\w-]+):/gm)].flatMap(([, name]) => name ?? [])

/** The style sheet of a trial over a page in the published appearance: what that one sets and the trial does not is unset. */
export function trialSheet(form: AppearanceForm, published: AppearanceForm, shown: Shown): string {
  const css = sheetOf(form, shown)
  const own = new Set(namesOf(css))
  const gone = namesOf(sheetOf(published, shown)).filter((name) => !own.has(name))
  return gone.length === 0 ? css : `${css}:root {\n${gone.map((name) => `  ${name}: initial;`).join('\n')}\n}\n`
}

/** Gives the page in a frame a style sheet of its own, or changes it: the page is not loaded again. */
export function adoptTheme(frame: HTMLIFrameElement, css: string): void {
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) return
  // A sheet belongs to the window of its page.
  const { CSSStyleSheet: Sheet } = view as unknown as typeof globalThis
  const sheet = page.adoptedStyleSheets[0] ?? new Sheet()
  sheet.replaceSync(css)
  if (page.adoptedStyleSheets.length === 0) page.adoptedStyleSheets = [sheet]
}
