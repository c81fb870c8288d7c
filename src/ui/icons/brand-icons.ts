import { faDiscord } from '@fortawesome/free-brands-svg-icons/faDiscord'
import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF'
import { faGoogle } from '@fortawesome/free-brands-svg-icons/faGoogle'
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram'
import { faLinkedinIn } from '@fortawesome/free-brands-svg-icons/faLinkedinIn'
import { faTelegram } from '@fortawesome/free-brands-svg-icons/faTelegram'
import { faTiktok } from '@fortawesome/free-brands-svg-icons/faTiktok'
import { faXTwitter } from '@fortawesome/free-brands-svg-icons/faXTwitter'
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube'
import { faStar } from '@fortawesome/free-solid-svg-icons/faStar'
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
