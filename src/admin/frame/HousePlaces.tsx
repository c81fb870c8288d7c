import { usePlaces } from '#admin/places/use-places.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './frame.module.css'
import { ScreenPlaces } from './ScreenPlaces.tsx'

/** The places about the site as a whole, in a group of the navigation. */
export function HousePlaces() {
  const text = usePanelText()
  if (usePlaces().every(({ group }) => group !== 'house')) return null
  return (
    <>
      <p className={styles.group}>{text('panel.group.house')}</p>
      <ScreenPlaces group="house" />
    </>
  )
}
