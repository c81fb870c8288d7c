import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const heightIn = (path: string) => /--logo-height: (\d+)px;/.exec(read(path))?.[1]

it('a logo is at most 160 px high on large screens, 80 on small ones and 120 in the footer', () => {
  expect(read('src/ui/styles/controls/site-mark.css')).toMatch(/max-block-size: var\(--logo-height, 160px\);/)
  expect([heightIn('blocks/mobile-app-bar/View.module.css'), heightIn('blocks/footer/View.module.css')]).toEqual(['80', '120'])
})
