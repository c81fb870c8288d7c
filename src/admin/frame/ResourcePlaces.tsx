import { usePanel } from '#admin/panel-context.ts'
import { readableResources, resourceIcon } from '#admin/resources/resource-list.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './frame.module.css'
import { Place } from './Place.tsx'

/** The declared resources that the person may read, in a group of the navigation. */
export function ResourcePlaces() {
  const text = usePanelText()
  const { start } = usePanel()
  const resources = readableResources(start.rights).filter(({ area }) => area !== 'settings')
  if (resources.length === 0) return null
  return (
    <>
      <p className={styles.group}>{text('panel.group.contents')}</p>
      {resources.map((resource) => (
        <Place key={resource.name} to={`/${resource.name}`} icon={resourceIcon(resource)}>
          <span>{resource.words.many.fr}</span>
        </Place>
      ))}
    </>
  )
}
