import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
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
