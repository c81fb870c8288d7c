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
