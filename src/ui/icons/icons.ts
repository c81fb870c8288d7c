import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import { faArrowLeft } from '@fortawesome/free-solid-svg-icons/faArrowLeft'
import { faArrowRight } from '@fortawesome/free-solid-svg-icons/faArrowRight'
import { faBars } from '@fortawesome/free-solid-svg-icons/faBars'
import { faCalendar } from '@fortawesome/free-solid-svg-icons/faCalendar'
import { faCartShopping } from '@fortawesome/free-solid-svg-icons/faCartShopping'
import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck'
import { faChevronDown } from '@fortawesome/free-solid-svg-icons/faChevronDown'
import { faCircleExclamation } from '@fortawesome/free-solid-svg-icons/faCircleExclamation'
import { faCircleInfo } from '@fortawesome/free-solid-svg-icons/faCircleInfo'
import { faClock } from '@fortawesome/free-solid-svg-icons/faClock'
import { faCopy } from '@fortawesome/free-solid-svg-icons/faCopy'
import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload'
import { faEnvelope } from '@fortawesome/free-solid-svg-icons/faEnvelope'
import { faFile } from '@fortawesome/free-solid-svg-icons/faFile'
import { faHouse } from '@fortawesome/free-solid-svg-icons/faHouse'
import { faLocationDot } from '@fortawesome/free-solid-svg-icons/faLocationDot'
import { faMagnifyingGlass } from '@fortawesome/free-solid-svg-icons/faMagnifyingGlass'
import { faMinus } from '@fortawesome/free-solid-svg-icons/faMinus'
import { faNewspaper } from '@fortawesome/free-solid-svg-icons/faNewspaper'
import { faPause } from '@fortawesome/free-solid-svg-icons/faPause'
import { faPhone } from '@fortawesome/free-solid-svg-icons/faPhone'
import { faPlay } from '@fortawesome/free-solid-svg-icons/faPlay'
import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus'
import { faStar } from '@fortawesome/free-solid-svg-icons/faStar'
import { faUser } from '@fortawesome/free-solid-svg-icons/faUser'
import { faXmark } from '@fortawesome/free-solid-svg-icons/faXmark'

/** A drawing ready to be put in an svg element. */
export interface IconShape {
  readonly viewBox: string
  readonly path: string
}

/** Takes from a Font Awesome definition what its drawing needs. */
export function iconShape({ icon: [width, height, , , path] }: IconDefinition): IconShape {
  return { viewBox: `0 0 ${width} ${height}`, path: typeof path === 'string' ? path : path.join('') }
}

/** The icons of the public pages, by the name that blocks give them. */
export const icons = {
  'arrow-left': iconShape(faArrowLeft),
  'arrow-right': iconShape(faArrowRight),
  blog: iconShape(faNewspaper),
  calendar: iconShape(faCalendar),
  cart: iconShape(faCartShopping),
  check: iconShape(faCheck),
  chevron: iconShape(faChevronDown),
  clock: iconShape(faClock),
  close: iconShape(faXmark),
  copy: iconShape(faCopy),
  download: iconShape(faDownload),
  envelope: iconShape(faEnvelope),
  file: iconShape(faFile),
  home: iconShape(faHouse),
  info: iconShape(faCircleInfo),
  location: iconShape(faLocationDot),
  menu: iconShape(faBars),
  minus: iconShape(faMinus),
  pause: iconShape(faPause),
  phone: iconShape(faPhone),
  play: iconShape(faPlay),
  plus: iconShape(faPlus),
  search: iconShape(faMagnifyingGlass),
  star: iconShape(faStar),
  user: iconShape(faUser),
  warning: iconShape(faCircleExclamation),
} satisfies Readonly<Record<string, IconShape>>

/** The name of an icon. */
export type IconName = keyof typeof icons
