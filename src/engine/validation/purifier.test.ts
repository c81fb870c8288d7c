import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { createPurifier } from './purifier.ts'

it('cleans by the rules of content on the window that it is given', () => {
  const { sanitise, version } = createPurifier(new JSDOM('<!doctype html>').window)
  expect(sanitise('<p>Un <em>texte</em></p>', 'html')).toBeNull()
  expect(sanitise('<p>x</p><script>x()</script>', 'html')).toEqual({ html: '<p>x</p>', removed: ['<script>'] })
  expect(sanitise('<p>x</p>', 'html-inline')).toEqual({ html: 'x', removed: ['<p>'] })
  expect(version).toMatch(/^\d+\.\d+\.\d+ sha256-/)
})

it('writes the address of a link as a browser reads it, and removes one that is unsafe', () => {
  const { sanitise } = createPurifier(new JSDOM('<!doctype html>').window)
  const link = (href: string) => sanitise(`<a href="${href}">x</a>`, 'html')
  expect(link('/media/1/ma%20carte.pdf')).toBeNull()
  expect(link('/media/1/ma carte.pdf')).toEqual({ html: '<a href="/media/1/ma%20carte.pdf">x</a>', removed: [] })
  expect(link('//vin.example/a')).toEqual({ html: '<a href="https://vin.example/a">x</a>', removed: [] })
  expect(link('java&#10;script:x()')).toEqual({ html: '<a>x</a>', removed: ['href of <a>'] })
})

it.each([
  ['opener', ''],
  ['OPENER noreferrer', ' rel="noreferrer"'],
  ['nofollow\nopener  sponsored', ' rel="nofollow sponsored"'],
])('takes the right to lead the page elsewhere off a link: rel="%s"', (rel, kept) => {
  const { sanitise } = createPurifier(new JSDOM('<!doctype html>').window)
  expect(sanitise(`<a href="/a" target="_blank" rel="${rel}">x</a>`, 'html')?.html).toBe(`<a href="/a" target="_blank"${kept}>x</a>`)
  expect(sanitise('<a href="/a" target="_blank" rel="noopener nofollow">x</a>', 'html')).toBeNull()
})

it('never parses an unclean text in the document of the page', () => {
  const run = vi.fn()
  const { window } = new JSDOM('<!doctype html>', { runScripts: 'dangerously' })
  const made = vi.spyOn(window.document, 'createElement')
  Object.assign(window, { run })
  const { sanitise } = createPurifier(window)
  expect(sanitise('<img src="/media/x.webp" alt="" onerror="run()"><svg onload="run()"></svg>', 'html')?.html).toBe(
    '<img src="/media/x.webp" alt="">',
  )
  // The library makes templates, whose contents are inert.
  expect(made.mock.calls.flat().filter((name) => name !== 'template')).toEqual([])
  expect(run).not.toHaveBeenCalled()
})

describe.each(['html', 'html-inline'] as const)('in a text of the kind %s', (kind) => {
  const { sanitise } = createPurifier(new JSDOM('<!doctype html>').window)
  it.each([
    ['a picture by https', '<img src="https://autre.example/a.jpg" alt="Vue">', '<img>'],
    ['a picture by http in capitals', '<img src="HTTP://AUTRE.EXAMPLE/a.jpg">', '<img>'],
    ['a picture without a scheme', '<img src="//autre.example/a.jpg">', '<img>'],
    ['a picture by a backslash', String.raw`<img src="/\autre.example/a.jpg">`, '<img>'],
    ['a picture behind a tab', '<img src="/&#9;/autre.example/a.jpg">', '<img>'],
    ['a picture behind a line break', '<img src="&#10;https://autre.example/a.jpg">', '<img>'],
    ['a picture by data', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', '<img>'],
    ['a picture of a source set alone', '<img srcset="https://autre.example/a.jpg 2x">', '<img>'],
    ['sources of a picture', '<picture><source srcset="https://autre.example/a.webp"></picture>', '<picture>'],
    ['a frame', '<iframe src="https://autre.example/"></iframe>', '<iframe>'],
    ['a video', '<video src="https://autre.example/a.mp4" poster="https://autre.example/a.jpg"></video>', '<video>'],
    ['a sound', '<audio src="https://autre.example/a.mp3"></audio>', '<audio>'],
    ['an object', '<object data="https://autre.example/a.swf"></object>', '<object>'],
    ['a picture of a drawing', '<svg><image href="https://autre.example/a.jpg"/></svg>', '<svg>'],
    ['a background of a style', '<em style="background:url(https://autre.example/a.jpg)">x</em>', 'style of <em>'],
    ['a style sheet', '<style>@import url(https://autre.example/a.css)</style>', '<style>'],
    ['a linked style sheet', '<link rel="stylesheet" href="https://autre.example/a.css">', '<link>'],
  ])('takes out %s and names it', (_, outside, name) => {
    const cleaned = sanitise(`a ${outside} b`, kind)
    expect(cleaned?.html).not.toContain('autre.example')
    expect(cleaned?.html).not.toContain('src')
    expect(cleaned?.removed).toContain(name)
  })
})

it('leaves a picture of the site, its address with a question mark too', () => {
  const { sanitise } = createPurifier(new JSDOM('<!doctype html>').window)
  expect(sanitise('<p><img src="/media/vue.webp?v=2" alt="Vue"> <a href="https://autre.example/">lien</a></p>', 'html')).toBeNull()
})
