import { expect, it } from 'vitest'
import { headingTags } from './heading-tags.ts'

it('sets what a block holds below its title, and in its place when there is none', () => {
  expect(headingTags({ level: 2, title: 'Tarifs' })).toEqual({ Title: 'h2', Name: 'h3' })
  expect(headingTags({ level: 3, title: 'Tarifs' })).toEqual({ Title: 'h3', Name: 'h4' })
  expect(headingTags({ level: 3 })).toEqual({ Title: 'h3', Name: 'h3' })
  expect(headingTags({ level: 2, title: '' })).toEqual({ Title: 'h2', Name: 'h2' })
})
