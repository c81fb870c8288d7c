import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { svgAttacks } from '#tests/support/attacks/svg-attacks.ts'
import { svgThreats } from './svg-threats.ts'

const faultsIn = (inside: string, more = ''): string[] =>
  svgThreats(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}<path d="M0 0h9v9z"/></svg>`,
    ),
  )

describe('a drawing', () => {
  it.each(globSync('{server/seeds/pictures,public}/**/*.svg').map((path) => [path]))('of our own has no fault: %s', (path) => {
    expect(svgThreats(readFileSync(path))).toEqual([])
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
  ])('may be as drawing programs make it: %s', (inside) => {
    expect(faultsIn(inside)).toEqual([])
  })

  const harmless = /<text y="9">&lt;\/svg|<desc>\]\]|id="location"|SYSTEM "http/
  it.each(svgAttacks.filter((source) => !harmless.test(source)))('that could act is told from it: %s', (source) => {
    expect(svgThreats(Buffer.from(source))).not.toEqual([])
  })

  it.each([
    '<style>@im<!-- c -->port "http://host.example/x.css";</style>',
    '<style>@im<![CDATA[port "http://host.example/x.css"]]>;</style>',
    '<style><![CDATA[@im]]><![CDATA[port]]> "//host.example/x.css";</style>',
    '<style>.a{fill:ur<!-- -->l(//host.example/x)}</style>',
    '<style>.a{fill:url(<!-- -->//host.example/x)}</style>',
    '<style>@im<desc>between</desc>port "//host.example/x.css";</style>',
  ])('asks for something elsewhere in a style that is written in pieces: %s', (inside) => {
    expect(faultsIn(inside)).toEqual(['<style>'])
  })

  it('has a style in pieces that asks for nothing', () => {
    expect(faultsIn('<style>.a{fill:url(<!-- c --><![CDATA[#paint)]]>}</style><style>@im</style><style>port "x";</style>')).toEqual([])
  })

  it.each([
    ['<p', 'not well formed'],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'no drawing'],
    ['<svg/>', 'no drawing'],
    ['', 'not well formed'],
  ])('is none when it is %s', (source, fault) => {
    expect(svgThreats(Buffer.from(source))).toContain(fault)
  })

  it('is none in letters that cannot be read', () => {
    expect(svgThreats(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">\xe9</svg>', 'latin1'))).toEqual(['not well formed'])
    expect(svgThreats(Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'))).toEqual(['not well formed'])
  })

  it('names what could act, and not without end', () => {
    expect(faultsIn('<script/>', ' onload="x"')).toEqual(['onload of <svg>', '<script>'])
    const many = Array.from({ length: 50 }, (_, index) => `<path on${index}="x"/>`).join('')
    expect(faultsIn(many)).toHaveLength(10)
  })
})
