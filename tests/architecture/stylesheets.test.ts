import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SHEET = /import (\w+) from '([^']+\.module\.css)'/g
const read = (path: string) => readFileSync(path, 'utf8')
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Returns the classes of a stylesheet, without comments and URLs. */
function classesOf(css: string): Set<string> {
  const bare = css.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)|\/\*[^]*?\*\/|url\([^)]*\)|'[^']*'|"[^"]*"/g, '')
  return new Set(Array.from(bare.matchAll(/\.([a-z]\w*)/gi), ([, name = '']) => name))
}

/** Returns the stylesheets of a source file, each with the classes that it uses. */
function namedIn(path: string, code: string): { readonly sheet: string; readonly names: readonly string[]; readonly isWhole: boolean }[] {
  return Array.from(code.matchAll(SHEET), ([line, sheet = '', from = '']) => {
    const uses = Array.from(code.replace(line, '').matchAll(new RegExp(`\\b${sheet}\\b(?:\\??\\.(\\w+)|\\['(\\w+)'\\])?`, 'g')))
    return {
      sheet: from.startsWith('.') ? join(dirname(path), from) : from.replace(/^#(?!blocks\/)/, 'src/').replace(/^#/, ''),
      names: uses.flatMap(([, name, quoted]) => name ?? quoted ?? []),
      isWhole: uses.some(([, name, quoted]) => name === undefined && quoted === undefined),
    }
  })
}

const named = globSync('{blocks,src}/**/*.{ts,tsx}')
  .filter((path) => !isTest(path))
  .flatMap((path) => namedIn(path, read(path)).map((found) => ({ path, ...found })))

describe('the classes of stylesheets', () => {
  it('are there where a view names them', () => {
    expect(named.length).toBeGreaterThan(80)
    const faults = named.flatMap(({ path, sheet, names }) => {
      const known = classesOf(read(sheet))
      return names.filter((name) => !known.has(name)).map((name) => `${path}: .${name} is not in ${sheet}`)
    })
    expect(faults).toEqual([])
  })

  it('are each named by a view', () => {
    const sheets = globSync('{blocks,src}/**/*.module.css')
    const faults = sheets.flatMap((sheet) => {
      const users = named.filter((use) => use.sheet === sheet)
      if (users.some(({ isWhole }) => isWhole)) return []
      const used = new Set(users.flatMap(({ names }) => names))
      return [...classesOf(read(sheet))].filter((name) => !used.has(name)).map((name) => `${sheet}: .${name} is named by no view`)
    })
    expect(faults).toEqual([])
  })

  it('are seen to be missing, and to be left over', () => {
    const code = "import styles from './View.module.css'\nconst view = <p className={styles.gone}>{styles['kept']}</p>"
    expect(namedIn('blocks/x/View.tsx', code)).toEqual([{ sheet: 'blocks/x/View.module.css', names: ['gone', 'kept'], isWhole: false }])
    expect([...classesOf(".kept:is(.left) { color: red; /* .not */ background: url('a.png') }")]).toEqual(['kept', 'left'])
  })
})

describe('what the theme of a site sets', () => {
  it('is not set again by a script of the page, which would override the site', () => {
    const theme = ['theme-css', 'banner-css'].map((name) => read(`src/domain/theme/${name}.ts`)).join('\n')
    const ofTheme = new Set(Array.from(theme.matchAll(/--[a-z][a-z-]+/g), ([name]) => name))
    const scripts = globSync('{blocks,src}/**/*.{ts,tsx}').filter((path) => !isTest(path))
    const set = scripts.flatMap((path) => Array.from(read(path).matchAll(/setProperty\(\s*'(--[a-z-]+)'/g), ([, name = '']) => name))
    expect(set.length).toBeGreaterThan(0)
    expect(ofTheme).toContain('--banner-height')
    expect(set.filter((name) => ofTheme.has(name))).toEqual([])
  })
})
