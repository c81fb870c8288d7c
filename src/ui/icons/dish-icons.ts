import { faBacon } from '@fortawesome/free-solid-svg-icons/faBacon'
import { faBowlFood } from '@fortawesome/free-solid-svg-icons/faBowlFood'
import { faCarrot } from '@fortawesome/free-solid-svg-icons/faCarrot'
import { faChampagneGlasses } from '@fortawesome/free-solid-svg-icons/faChampagneGlasses'
import { faCheese } from '@fortawesome/free-solid-svg-icons/faCheese'
import { faCookieBite } from '@fortawesome/free-solid-svg-icons/faCookieBite'
import { faDrumstickBite } from '@fortawesome/free-solid-svg-icons/faDrumstickBite'
import { faFeather } from '@fortawesome/free-solid-svg-icons/faFeather'
import { faFish } from '@fortawesome/free-solid-svg-icons/faFish'
import { faKiwiBird } from '@fortawesome/free-solid-svg-icons/faKiwiBird'
import { faPepperHot } from '@fortawesome/free-solid-svg-icons/faPepperHot'
import { faShrimp } from '@fortawesome/free-solid-svg-icons/faShrimp'
import { faUtensils } from '@fortawesome/free-solid-svg-icons/faUtensils'
import { iconShape, type IconShape } from './icons.ts'

/** The drawings of dishes, by the names that settings give them: `fa-solid fa-fish`. */
const dishes: ReadonlyMap<string, IconShape> = new Map(
  Object.entries({
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
  }),
)

const anyDish = iconShape(faUtensils)

/** The drawing that a setting names; knife and fork for one that is not known. */
export function dishShape(icon: string): IconShape {
  const name = icon.split(/\s+/).find((part) => dishes.has(part))
  return (name === undefined ? undefined : dishes.get(name)) ?? anyDish
}
