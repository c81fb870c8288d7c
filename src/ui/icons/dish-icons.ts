import {
  faBacon,
  faBowlFood,
  faCarrot,
  faChampagneGlasses,
  faCheese,
  faCookieBite,
  faDrumstickBite,
  faFeather,
  faFish,
  faKiwiBird,
  faPepperHot,
  faShrimp,
  faUtensils,
} from '@fortawesome/free-solid-svg-icons'
import { iconShape, type IconShape } from './icons.ts'

/** The drawings of dishes, by the names that settings give them: `fa-solid fa-fish`. */
const dishes: Readonly<Record<string, IconShape>> = {
  'fa-bacon': iconShape(faBacon),
  'fa-bowl-food': iconShape(faBowlFood),
  'fa-carrot': iconShape(faCarrot),
  'fa-champagne-glasses': iconShape(faChampagneGlasses),
  'fa-cheese': iconShape(faCheese),
  'fa-cookie-bite': iconShape(faCookieBite),
  'fa-drumstick-bite': iconShape(faDrumstickBite),
  'fa-feather': iconShape(faFeather),
  'fa-fish': iconShape(faFish),
  'fa-kiwi-bird': iconShape(faKiwiBird),
  'fa-pepper-hot': iconShape(faPepperHot),
  'fa-shrimp': iconShape(faShrimp),
}

const anyDish = iconShape(faUtensils)

/** The drawing that a setting names; knife and fork for one that is not known. */
export function dishShape(icon: string): IconShape {
  const name = icon.split(/\s+/).find((part) => Object.hasOwn(dishes, part))
  return (name === undefined ? undefined : dishes[name]) ?? anyDish
}
