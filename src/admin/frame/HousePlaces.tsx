import { usePlaces } from '#admin/places/use-places.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './frame.module.css'
import { Place } from './Place.tsx'

/** The places that are about the site as a whole. */
const HOUSE: ReadonlySet<string> = new Set(['/visites', '/horaires', '/apparence', '/membres', '/reglages', '/equipe'])

/** The places about the site as a whole, in a group of the navigation. */
export function HousePlaces() {
  const text = usePanelText()
  const places = usePlaces().filter(({ path }) => HOUSE.has(path))
  if (places.length === 0) return null
  return (
    <>
      <p className={styles.group}>{text('panel.group.house')}</p>
      {places.map(({ path, label, icon }) => (
        <Place key={path} to={path} icon={icon}>
          <span>{label}</span>
        </Place>
      ))}
    </>
  )
}
