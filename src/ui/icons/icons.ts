// The index is an ES module, so the build takes these icons alone. Icons from one module share a chunk: rarer icons import their own file.
import {
  faArrowLeft,
  faArrowRight,
  faBars,
  faCalendar,
  faCartShopping,
  faCheck,
  faChevronDown,
  faCircleExclamation,
  faCircleInfo,
  faClock,
  faCopy,
  faDownload,
  faEnvelope,
  faFile,
  faHouse,
  faLocationDot,
  faMagnifyingGlass,
  faMinus,
  faNewspaper,
  faPause,
  faPhone,
  faPlay,
  faPlus,
  faStar,
  faUser,
  faXmark,
  type IconDefinition,
} from '@fortawesome/free-solid-svg-icons'

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
