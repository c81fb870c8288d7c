import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('social-links')

const props = { level: 3, layout: 'icons' } as const

it('links to each network of the settings: eight URLs, a Discord server and a Telegram name', () => {
  const networks = ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'LINKEDIN', 'TIKTOK', 'YOUTUBE', 'TRIPADVISOR', 'GOOGLE_REVIEW'] as const
  const addresses = networks.map((name) => [`${name}_URL`, `https://${name.toLowerCase().replace('_', '-')}.example/`] as const)
  const parameters = new Map([...addresses, ['DISCORD_SERVER', 'https://discord.example/x'] as const, ['TELEGRAM_AT', '@greffe'] as const])
  const links = [...viewBody(View, { props, context: { parameters } }).querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(10)
  expect(links).toContain('https://t.me/greffe')
})

it('leaves nothing, title included, when none is named', () => {
  expect(viewBody(View, { props: { ...props, title: 'Nous suivre' }, context: { parameters: new Map() } }).textContent).toBe('')
})
