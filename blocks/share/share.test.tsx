import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('share')

const props = { mail: true, linkedin: true, facebook: false, twitter: true, telegram: false, showAddress: true } as const

it('sends the page by plain links, encoded, to those who are wanted', () => {
  const page = { title: 'Vous & nous', canonical: 'http://localhost:3000/blog/a?b=c' }
  const links = [...viewBody(View, { props, page }).querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const address = 'http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fa%3Fb%3Dc'
  expect(links).toEqual([
    `mailto:?subject=Vous%20%26%20nous&body=${address}`,
    `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    `https://x.com/intent/post?url=${address}&text=Vous%20%26%20nous`,
  ])
})

it('has its own link copied by a button that only a script makes work', () => {
  const button = viewBody(View, { props }).querySelector('[data-needs-script] > button')
  expect(button?.textContent).toBe('Copier le lien')
  expect(button?.getAttribute('data-copies')).toBe('http://localhost:3000/domiciliation-commerciale')
  expect(button?.nextElementSibling?.getAttribute('role')).toBe('status')
})

it('asks nothing of anyone by being shown', () => {
  const body = viewBody(View, { props })
  expect(body.querySelector('img, script, iframe, link')).toBeNull()
  expect(body.querySelector('code')?.textContent).toBe('http://localhost:3000/domiciliation-commerciale')
})
