import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the buttons of a step stand apart on every screen, not on some alone', () => {
  const css = readFileSync('src/ui/forms/forms.module.css', 'utf8')
  expect(/^ {2}\.buttons \{([^}]*)\}/m.exec(css)?.[1]).toMatch(/gap: var\(--space-[a-z0-9]+\);/)
})
