import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { svgAttacks } from '#tests/support/attacks/svg-attacks.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { examineDrawing } from './examine-drawing.ts'
import { svgThreats } from './svg-threats.ts'

const faultsIn = (inside: string, more = ''): readonly string[] =>
  svgThreats(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}<path d="M0 0h9v9z"/></svg>`,
  )
/** Why a file is refused. */
function refusalOf(bytes: Uint8Array): unknown {
  try {
    return examineDrawing({ bytes, within: { width: 9, height: 9 } }) && null
  } catch (error) {
    return error
  }
}

describe('svgThreats', () => {
  it.each(globSync('{server/seeds/pictures,public}/**/*.svg').map((path) => [path]))('finds nothing in our own image %s', (path) => {
    expect(svgThreats(readFileSync(path, 'utf8'))).toEqual([])
  })

  it.each([
    '<style>.a{fill:#c00;stroke:url(#paint)}</style><path class="a"/>',
    '<style><![CDATA[.a{fill:url("#paint")}]]></style>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<a href="https://example.org/"><text>x</text></a>',
    '<a href="/contact"><text>x</text></a>',
    '<use xlink:href="#a"/><path style="fill:url(#paint)" fill="url( #paint )"/>',
    '<animate attributeName="x" values="0;9" dur="1s"/>',
    '<metadata><x:work xmlns:x="http://creativecommons.org/ns#"/></metadata>',
    '<text>url(//example.org) onload= javascript: &amp;lt;script&amp;gt;</text>',
  ])('accepts what drawing programs write: %s', (inside) => {
    expect(faultsIn(inside)).toEqual([])
  })

  const harmless = /<text y="9">&lt;\/svg|<desc>\]\]|id="location"|SYSTEM "http/
  it.each(svgAttacks.filter((source) => !harmless.test(source)))('finds a threat or an invalid document in %s', (source) => {
    expect(refusalOf(Buffer.from(source))).toBeInstanceOf(FileError)
  })

  it.each([
    '<style>@im<!-- c -->port "http://host.example/x.css";</style>',
    '<style>@im<![CDATA[port "http://host.example/x.css"]]>;</style>',
    '<style><![CDATA[@im]]><![CDATA[port]]> "//host.example/x.css";</style>',
    '<style>.a{fill:ur<!-- -->l(//host.example/x)}</style>',
    '<style>.a{fill:url(<!-- -->//host.example/x)}</style>',
    '<style>@im<desc>between</desc>port "//host.example/x.css";</style>',
  ])('finds a fetch in a style element that is divided: %s', (inside) => {
    expect(faultsIn(inside)).toEqual(['<style>'])
  })

  it('accepts a divided style element that fetches nothing', () => {
    expect(faultsIn('<style>.a{fill:url(<!-- c --><![CDATA[#paint)]]>}</style><style>@im</style><style>port "x";</style>')).toEqual([])
  })

  it.each([
    ['<p', /^not well formed/],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', /^not an SVG image$/],
    ['<svg/>', /^not an SVG image$/],
    ['', /^not well formed/],
  ])('names the cause why %s is invalid', (source, cause) => {
    expect(refusalOf(Buffer.from(source))).toMatchObject({ code: 'FILE_TYPE', removed: [expect.stringMatching(cause)] })
  })

  it('rejects an encoding other than UTF-8', () => {
    const refusal = { code: 'FILE_TYPE', removed: ['not UTF-8'] }
    expect(refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">\xe9</svg>', 'latin1'))).toMatchObject(refusal)
    expect(refusalOf(Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'))).toMatchObject(refusal)
  })

  it('reads the value of an entity where it is used', () => {
    const type = '<!DOCTYPE svg [<!ENTITY x "javascript:alert(1)">]>'
    const source = `${type}<svg xmlns="http://www.w3.org/2000/svg"><a href="&x;"/></svg>`
    expect(svgThreats(source)).toEqual(['href of <a>'])
  })

  it('names at most ten threats', () => {
    expect(faultsIn('<script/>', ' onload="x"')).toEqual(['onload of <svg>', '<script>'])
    const many = Array.from({ length: 50 }, (_, index) => `<path on${index}="x"/>`).join('')
    expect(faultsIn(many)).toHaveLength(10)
  })
})
