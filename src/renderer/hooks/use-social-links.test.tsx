import { describe, expect, it } from 'vitest'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import { useSocialLinks } from './use-social-links.ts'

function Links(_props: BlockViewProps<object>) {
  return useSocialLinks().map(({ network, href }) => (
    <a key={network} href={href}>
      {network}
    </a>
  ))
}

function linksOf(values: Partial<Record<ParameterType, string>>): string[] {
  const context = { parameters: new Map(Object.entries(values)) }
  const links = [...viewBody((props: BlockViewProps<object>) => <Links {...props} />, { props: {}, context }).querySelectorAll('a')]
  return links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

describe('the site’s pages on the networks', () => {
  it.each<[ParameterType, string, string]>([
    ['FACEBOOK_URL', 'https://facebook.example/greffe', 'facebook https://facebook.example/greffe'],
    ['INSTAGRAM_URL', 'https://instagram.example/greffe', 'instagram https://instagram.example/greffe'],
    ['TWITTER_URL', 'https://twitter.example/greffe', 'twitter https://twitter.example/greffe'],
    ['LINKEDIN_URL', 'https://linkedin.example/greffe', 'linkedin https://linkedin.example/greffe'],
    ['TIKTOK_URL', 'https://tiktok.example/@greffe', 'tiktok https://tiktok.example/@greffe'],
    ['YOUTUBE_URL', 'https://youtube.example/greffe', 'youtube https://youtube.example/greffe'],
    ['TRIPADVISOR_URL', 'https://tripadvisor.example/greffe', 'tripadvisor https://tripadvisor.example/greffe'],
    ['GOOGLE_REVIEW_URL', 'https://google.example/greffe', 'google https://google.example/greffe'],
    ['DISCORD_SERVER', 'https://discord.example/greffe', 'discord https://discord.example/greffe'],
    ['TELEGRAM_AT', '@greffe_plume', 'telegram https://t.me/greffe_plume'],
  ])('%s leads to its page', (type, value, link) => {
    expect(linksOf({ [type]: value })).toEqual([link])
  })

  it('are left out when they are not set, or no address that is safe to follow', () => {
    expect(linksOf({})).toEqual([])
    expect(linksOf({ FACEBOOK_URL: '', LINKEDIN_URL: 'javascript:alert(1)', TELEGRAM_AT: 'greffe/../x' })).toEqual([])
  })
})
