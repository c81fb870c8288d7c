import {
  faDiscord,
  faFacebookF,
  faGoogle,
  faInstagram,
  faLinkedinIn,
  faTelegram,
  faTiktok,
  faXTwitter,
  faYoutube,
} from '@fortawesome/free-brands-svg-icons'
import { faStar } from '@fortawesome/free-solid-svg-icons'
import { iconShape } from './icons.ts'

/** The signs of the networks and their names; a network without a free sign takes a star. */
export const brands = {
  discord: { name: 'Discord', shape: iconShape(faDiscord) },
  facebook: { name: 'Facebook', shape: iconShape(faFacebookF) },
  google: { name: 'Google', shape: iconShape(faGoogle) },
  instagram: { name: 'Instagram', shape: iconShape(faInstagram) },
  linkedin: { name: 'LinkedIn', shape: iconShape(faLinkedinIn) },
  telegram: { name: 'Telegram', shape: iconShape(faTelegram) },
  tiktok: { name: 'TikTok', shape: iconShape(faTiktok) },
  tripadvisor: { name: 'Tripadvisor', shape: iconShape(faStar) },
  twitter: { name: 'X', shape: iconShape(faXTwitter) },
  youtube: { name: 'YouTube', shape: iconShape(faYoutube) },
}

/** A network whose sign we have. */
export type BrandName = keyof typeof brands
