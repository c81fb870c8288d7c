import { expect, it } from 'vitest'
import { mailHref } from '#i18n/format/mail-href.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('contact-details')

const props = { level: 3, showName: true, showPhone: true, showEmail: true, showAddress: true } as const

it('dials, writes and opens a map', () => {
  const body = viewBody(View, { props: { ...props, phoneNote: 'le matin' } })
  const links = [...body.querySelectorAll('address a')].map((link) => link.getAttribute('href'))
  expect(links[0]).toBe('tel:+33199003700')
  expect(links[1]).toBe('mailto:bonjour@greffe-plume.example')
  expect(links[2]).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=/)
  expect(body.textContent).toContain('le matin')
})

it('says nothing of what the company has not filled in', () => {
  const body = viewBody(View, { props: { ...props, phoneNote: 'le matin' }, context: { parameters: new Map() } })
  expect(body.querySelector('a')).toBeNull()
  expect(body.textContent).not.toContain('le matin')
})

it('writes to no second person', () => {
  expect(mailHref('a@b.example?cc=c@d.example')).toBe('mailto:a@b.example%3Fcc%3Dc@d.example')
})
