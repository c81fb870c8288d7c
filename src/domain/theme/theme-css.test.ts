import { describe, expect, it } from 'vitest'
import type { SiteParameter } from '#schemas/api/sites/parameter.ts'
import { themeCss } from './theme-css.ts'

const parameter = (type: SiteParameter['type'], value: SiteParameter['value']): SiteParameter => ({
  id: 1,
  type,
  kind: 'STRING',
  label: '',
  value,
})

describe('themeCss', () => {
  it('writes the colours, fonts and margins of a site as variables', () => {
    const css = themeCss({
      colors: { primary: '#22335B', accent: '#ffcc00', background: '#f8f4ea' },
      fonts: [{ type: 'TITLE', family: 'Fraunces', color: '#1c2a47', size: 48, weight: 600, style: 'normal' }],
      parameters: [parameter('DETAIL_PAGE_MARGIN_TOP', 28)],
    })
    expect(css).toContain('--theme-primary: #22335b;')
    expect(css).toContain('--theme-accent: #ffcc00;')
    expect(css).toContain('--theme-on-accent: #14181f;')
    expect(css).toContain('--accent-is-light: 1;')
    expect(css).toContain('--detail-margin: 28px;')
    expect(css).toContain("--font-title: 'Fraunces', 'Fraunces Fallback', 'Fraunces Fallback Times', Georgia, serif;")
    expect(css).toContain('--title-scale: 1.4;')
  })

  it('puts white text on a dark accent that dark text would suit as well', () => {
    const css = themeCss({ colors: { accent: '#299179' }, fonts: [], parameters: [] })
    expect(css).toContain('--theme-on-accent: #ffffff;')
    expect(css).toContain('--accent-is-light: 0;')
  })

  it('reads colours of the top bar, margins and icon sizes from parameters', () => {
    const css = themeCss({
      colors: { primary: '#22335b', accent: '#c2361d' },
      fonts: [],
      parameters: [
        parameter('TOP_BAR_INFO_BACKGROUND_COLOR', '#1D2A44'),
        parameter('TOP_BAR_INFO_FONT_COLOR', '#faf6ee'),
        parameter('DETAIL_PAGE_MARGIN_TOP', 40),
        parameter('DETAIL_PAGE_MARGIN_TOP_SMALL', 28),
        parameter('MENU_ICON_SIZE', 14),
      ],
    })
    for (const line of [
      '--theme-primary: #22335b;',
      '--theme-accent: #c2361d;',
      '--top-bar-ground: #1d2a44;',
      '--top-bar-ink: #faf6ee;',
      '--detail-margin: 40px;',
      '--detail-margin-small: 28px;',
      '--menu-icon-size: 14pt;',
    ])
      expect(css).toContain(line)
  })

  it('gives a top bar without a text colour dark or light text, by its background', () => {
    const inkOn = (ground: string) => themeCss({ colors: {}, fonts: [], parameters: [parameter('TOP_BAR_INFO_BACKGROUND_COLOR', ground)] })
    expect(inkOn('#f5e9d0')).toContain('--top-bar-ink: #14181f;')
    expect(inkOn('#1d2a44')).toContain('--top-bar-ink: #ffffff;')
  })

  it('replaces a text colour that cannot be read on its background', () => {
    const topBar = (ground: string | null, ink: string) =>
      /--top-bar-ink: ([^;]+);/.exec(
        themeCss({
          ...{ colors: {}, fonts: [] },
          parameters: [parameter('TOP_BAR_INFO_BACKGROUND_COLOR', ground), parameter('TOP_BAR_INFO_FONT_COLOR', ink)],
        }),
      )?.[1]
    expect([topBar('#ffff00', '#faf6ee'), topBar('#1d2a44', '#223355'), topBar('#1d2a44', '#faf6ee')]).toEqual([
      '#14181f',
      '#ffffff',
      '#faf6ee',
    ])
    expect([topBar(null, '#111111'), topBar(null, '#faf6ee')]).toEqual([undefined, '#faf6ee'])
    const css = themeCss({
      colors: { background: '#fefefe', surface: '#eeeeee', text: '#eeeedd', muted: '#9a9a9a' },
      fonts: [{ type: 'TITLE', family: 'Fraunces', color: '#ffff00', size: 32, weight: 600, style: 'normal' }],
      parameters: [],
    })
    for (const line of ['--theme-ink: #14181f;', '--theme-muted: #14181f;']) expect(css).toContain(line)
    expect(css).not.toContain('--font-title-color')
  })

  it('lowers the labels of menus and buttons in a family whose letters stand high in their line', () => {
    const font = { type: 'MENU', color: '#1c2a47', size: 16, weight: 500, style: 'normal' } as const
    const css = (family: string, more = {}) => themeCss({ colors: {}, fonts: [{ ...font, family }], parameters: [], ...more })
    expect(css('Newsreader')).toContain('--font-menu-drop: 0.09em;')
    expect(css('Instrument Sans')).not.toContain('-drop')
    expect(css('Newsreader', { ownFonts: [{ name: 'Newsreader', files: [] }] })).not.toContain('-drop')
  })

  it('writes the files of the site’s own fonts, with the weight and slant of their names', () => {
    const fonts = [{ type: 'CONTENT', family: 'Maison', color: '#1c2a47', size: 17, weight: 400, style: 'normal' }] as const
    const files = ['maison-semi-bold.woff2', 'maison-extralightitalic.ttf', 'maison.otf', 'maison.svg'].map(
      (file) => `/media/9-0a1b/${file}`,
    )
    const css = themeCss({ colors: {}, fonts: [...fonts], parameters: [], ownFonts: [{ name: 'Maison', files }] })
    const faces = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, rules = '']) => rules.trim().split(/;\s*/).filter(Boolean))
    expect(faces).toEqual([
      [
        `font-family: 'Maison'`,
        'font-weight: 600',
        'font-style: normal',
        'font-display: swap',
        `src: url('${files[0] ?? ''}') format('woff2')`,
      ],
      [
        `font-family: 'Maison'`,
        'font-weight: 200',
        'font-style: italic',
        'font-display: swap',
        `src: url('${files[1] ?? ''}') format('truetype')`,
      ],
      [
        `font-family: 'Maison'`,
        'font-weight: 400',
        'font-style: normal',
        'font-display: swap',
        `src: url('${files[2] ?? ''}') format('opentype')`,
      ],
    ])
    expect(css).toContain("--font-content: 'Maison', system-ui, sans-serif;")
    const hostile = [
      { name: "x'}body{", files },
      { name: 'Maison', files: ["/media/9-0a1b/a'.woff2", 'https://evil.example/a.woff2', '//evil.example/a.woff2'] },
    ]
    expect(themeCss({ colors: {}, fonts: [], parameters: [], ownFonts: hostile })).toBe(':root {\n\n}\n')
  })

  it('writes the position, size, repetition and height of the banner', () => {
    const banner = { onlineImage: null, positionX: 'left', positionY: '20%', size: 'contain', repeat: 'repeat-x', height: 240 }
    const css = (more: object) => themeCss({ colors: {}, fonts: [], parameters: [], banner: { ...banner, filename: 'quai.webp', ...more } })
    for (const line of [
      '--banner-image: url("/quai.webp");',
      '--banner-position: left 20%;',
      '--banner-size: contain;',
      '--banner-repeat: repeat-x;',
      '--banner-height: 240px;',
    ])
      expect(css({})).toContain(line)
    expect(css({ filename: null })).not.toContain('banner')
    expect(css({ filename: '");}body{' })).not.toContain('banner')
    expect(css({ positionX: 'url(//x)', repeat: '}' })).toMatch(/--banner-position: center 20%;[^}]*--banner-repeat: no-repeat;/)
  })

  it('adds the tokens of the style of the theme, and none for an unknown style', () => {
    const source = { colors: {}, fonts: [], parameters: [] }
    expect(themeCss({ ...source, style: 'deed' })).toBe(':root {\n  --theme-margin-line: 1;\n}\n')
    expect(themeCss({ ...source, style: 'cellar' })).toContain('--theme-strata: 1;')
    expect(themeCss({ ...source, style: 'constructor' })).toBe(':root {\n\n}\n')
  })

  it('drops values that are not of their type', () => {
    const hostile = ['red;}</style><script>', 'url(//x)', 'expression(alert(1))', '#fff;}body{display:none', '\\23 ffffff']
    for (const text of hostile) {
      const css = themeCss({
        colors: { primary: text, accent: text, background: text, text, line: text },
        fonts: [{ type: 'CONTENT', family: text, color: text, size: 17, weight: 400, style: 'normal' }],
        parameters: [parameter('TOP_BAR_INFO_FONT_COLOR', text), parameter('DETAIL_PAGE_MARGIN_TOP', text)],
      })
      expect(css).toBe(':root {\n  --font-content-weight: 400;\n  --font-content-style: normal;\n  --content-scale: 1;\n}\n')
    }
  })
})
