import { expect, it } from 'vitest'
import { headingTags, listHeadingTags } from './heading-tags.ts'

it('sets what a block holds below its title, and in its place when there is none', () => {
  expect(headingTags({ level: 2, title: 'Tarifs' })).toEqual({ Title: 'h2', Name: 'h3' })
  expect(headingTags({ level: 3, title: 'Tarifs' })).toEqual({ Title: 'h3', Name: 'h4' })
  expect(headingTags({ level: 3 })).toEqual({ Title: 'h3', Name: 'h3' })
  expect(headingTags({ level: 2, title: '' })).toEqual({ Title: 'h2', Name: 'h2' })
})

it('lets a list hold the title of its page, and stand below it where another block holds it', () => {
  expect(listHeadingTags({ level: 1, title: 'Actualités', isPageTitle: true })).toEqual({ Title: 'h1', Name: 'h2' })
  expect(listHeadingTags({ level: 1, title: 'Actualités', isPageTitle: false })).toEqual({ Title: 'h2', Name: 'h3' })
  expect(listHeadingTags({ level: 1, isPageTitle: false })).toEqual({ Title: 'h2', Name: 'h2' })
  expect(listHeadingTags({ level: 3, title: 'Actualités', isPageTitle: false })).toEqual({ Title: 'h3', Name: 'h4' })
})
