import { describe, expect, it } from 'vitest'
import { trackingLink } from './tracking-link.ts'

describe('where a parcel is followed', () => {
  it.each([
    ['https://suivi.example/?n={number}', '6A 123/4', 'https://suivi.example/?n=6A%20123%2F4'],
    ['https://suivi.example/{number}/{number}', '12', 'https://suivi.example/12/12'],
    ['http://suivi.example/', '12', 'http://suivi.example/'],
    ['javascript:alert({number})', '12', null],
    ['suivi', '12', null],
    [null, '12', null],
  ])('%s with %s is %s', (template, number, link) => {
    expect(trackingLink(template, number)).toBe(link)
  })
})
