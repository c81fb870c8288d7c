import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'

/** Names the fields of a list as the heads of its columns do. */
export function useColumnWords(): (name: string) => string {
  const text = useResourceText()
  const { resource } = useResource()
  return (name) => (name === 'state' ? text('resources.state') : (resource.columns.find(({ key }) => key === name)?.label.fr ?? name))
}
