import { describe, expect, it, vi } from 'vitest'
import { rememberClean } from './clean-texts.ts'

const cleaning = () => vi.fn((html: string) => (html.includes('script') ? { html: '', removed: ['<script>'] } : null))

describe('rememberClean', () => {
  it('cleans each text once, for each kind of HTML', () => {
    const sanitise = cleaning()
    const cleaner = rememberClean(sanitise, false)
    const outcomes = [1, 2].map(() => [
      cleaner.sanitise('<script>', 'html'),
      cleaner.sanitise('<b>', 'html'),
      cleaner.sanitise('<b>', 'html-inline'),
    ])
    expect(outcomes[1]).toEqual(outcomes[0])
    expect(outcomes[0]).toEqual([{ html: '', removed: ['<script>'] }, null, null])
    expect(sanitise).toHaveBeenCalledTimes(3)
  })

  it('passes the texts that the server found clean, and cleans those that come later', () => {
    const sanitise = cleaning()
    const cleaner = rememberClean(sanitise, true)
    expect(cleaner.sanitise('<b>', 'html')).toBeNull()
    cleaner.end()
    expect(cleaner.sanitise('<b>', 'html')).toBeNull()
    expect(sanitise).not.toHaveBeenCalled()
    expect(cleaner.sanitise('<script>', 'html')).toEqual({ html: '', removed: ['<script>'] })
  })

  it('cleans the first texts too where the server had to change one', () => {
    expect(rememberClean(cleaning(), false).sanitise('<script>', 'html')).toEqual({ html: '', removed: ['<script>'] })
  })
})
