import { telegramAddress } from '#domain/urls/telegram-url.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import { useParameter } from '#renderer/context.ts'

/** The networks that a site may name in its parameters, in the order in which they are shown. */
export const networks = [
  'linkedin',
  'instagram',
  'facebook',
  'youtube',
  'tiktok',
  'twitter',
  'discord',
  'telegram',
  'tripadvisor',
  'google',
] as const

/** A network that a site may name. */
export type Network = (typeof networks)[number]

/** The site's page on a network. */
export interface SocialLink {
  readonly network: Network
  readonly href: string
}

function useAddress(type: ParameterType): string | null {
  const value = useParameter(type)
  return typeof value === 'string' && value !== '' ? safeUrl(value) : null
}

function useTelegramAddress(): string | null {
  const value = useParameter('TELEGRAM_AT')
  return typeof value === 'string' ? telegramAddress(value) : null
}

/** The site's pages on the networks, those that are set. */
export function useSocialLinks(): SocialLink[] {
  const addresses: Record<Network, string | null> = {
    linkedin: useAddress('LINKEDIN_URL'),
    instagram: useAddress('INSTAGRAM_URL'),
    facebook: useAddress('FACEBOOK_URL'),
    youtube: useAddress('YOUTUBE_URL'),
    tiktok: useAddress('TIKTOK_URL'),
    twitter: useAddress('TWITTER_URL'),
    discord: useAddress('DISCORD_SERVER'),
    telegram: useTelegramAddress(),
    tripadvisor: useAddress('TRIPADVISOR_URL'),
    google: useAddress('GOOGLE_REVIEW_URL'),
  }
  return networks.flatMap((network) => {
    const href = addresses[network]
    return href === null ? [] : [{ network, href }]
  })
}
