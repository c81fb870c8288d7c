import { faBook } from '@fortawesome/free-solid-svg-icons/faBook'
import { faBuilding } from '@fortawesome/free-solid-svg-icons/faBuilding'
import { faCalendarDays } from '@fortawesome/free-solid-svg-icons/faCalendarDays'
import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck'
import { faClock } from '@fortawesome/free-solid-svg-icons/faClock'
import { faCoins } from '@fortawesome/free-solid-svg-icons/faCoins'
import { faEnvelope } from '@fortawesome/free-solid-svg-icons/faEnvelope'
import { faFileLines } from '@fortawesome/free-solid-svg-icons/faFileLines'
import { faFolderOpen } from '@fortawesome/free-solid-svg-icons/faFolderOpen'
import { faHandshake } from '@fortawesome/free-solid-svg-icons/faHandshake'
import { faKey } from '@fortawesome/free-solid-svg-icons/faKey'
import { faLeaf } from '@fortawesome/free-solid-svg-icons/faLeaf'
import { faLocationDot } from '@fortawesome/free-solid-svg-icons/faLocationDot'
import { faLock } from '@fortawesome/free-solid-svg-icons/faLock'
import { faPenNib } from '@fortawesome/free-solid-svg-icons/faPenNib'
import { faPhone } from '@fortawesome/free-solid-svg-icons/faPhone'
import { faScaleBalanced } from '@fortawesome/free-solid-svg-icons/faScaleBalanced'
import { faShieldHalved } from '@fortawesome/free-solid-svg-icons/faShieldHalved'
import { faStamp } from '@fortawesome/free-solid-svg-icons/faStamp'
import { faTruck } from '@fortawesome/free-solid-svg-icons/faTruck'
import { faUsers } from '@fortawesome/free-solid-svg-icons/faUsers'
import { faWineBottle } from '@fortawesome/free-solid-svg-icons/faWineBottle'
import { faWineGlass } from '@fortawesome/free-solid-svg-icons/faWineGlass'
import { iconShape, type IconShape } from './icons.ts'

/** The signs that people put beside what they write, apart from the icons that every page needs. */
export const signs = {
  book: iconShape(faBook),
  bottle: iconShape(faWineBottle),
  building: iconShape(faBuilding),
  calendar: iconShape(faCalendarDays),
  check: iconShape(faCheck),
  clock: iconShape(faClock),
  coins: iconShape(faCoins),
  envelope: iconShape(faEnvelope),
  file: iconShape(faFileLines),
  folder: iconShape(faFolderOpen),
  glass: iconShape(faWineGlass),
  handshake: iconShape(faHandshake),
  key: iconShape(faKey),
  leaf: iconShape(faLeaf),
  location: iconShape(faLocationDot),
  lock: iconShape(faLock),
  pen: iconShape(faPenNib),
  people: iconShape(faUsers),
  phone: iconShape(faPhone),
  scale: iconShape(faScaleBalanced),
  shield: iconShape(faShieldHalved),
  stamp: iconShape(faStamp),
  truck: iconShape(faTruck),
} satisfies Readonly<Record<string, IconShape>>

/** The name of a sign. */
export type SignName = keyof typeof signs
