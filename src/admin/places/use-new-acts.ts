import { useNavigate } from 'react-router-dom'
import type { IconName } from '#kit/icons/icon-set.ts'
import { AT_END, NEW } from '#admin/pages/new/new-in-address.ts'
import { usePanel } from '#admin/panel-context.ts'
import { describedResources, mayDo, resourceIcon } from '#admin/resources/resource-list.ts'
import { agreementOf, nounOf } from '#admin/resources/texts/resource-words.ts'
import { INVITE } from '#admin/team/team-address.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { pickFiles } from './pick-files.ts'

/** An act that makes something new. */
export interface NewAct {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  readonly run: () => void
}

/** The acts that make a page, an item of each declared resource or a file, as far as the rights of the person reach. */
export function useNewActs(): readonly NewAct[] {
  const text = usePanelText()
  const navigate = useNavigate()
  const { start } = usePanel()
  const { rights } = start
  const go = (path: string) => () => void navigate(path)
  const items = describedResources.filter((resource) => mayDo(resource, 'write', rights))
  return [
    ...(rights.includes('pages.write')
      ? [{ key: 'page', label: text('panel.new'), icon: 'files', run: go(`/pages?${NEW}=${AT_END}`) } as const]
      : []),
    ...items.map((resource) => ({
      key: resource.name,
      label: text('panel.newItem', { agreement: agreementOf(resource), noun: nounOf(resource) }),
      icon: resourceIcon(resource),
      run: go(`/${resource.name}/nouveau`),
    })),
    ...(rights.includes('media.write')
      ? [
          {
            ...{ key: 'media', label: text('panel.newFile'), icon: 'image-plus' as const },
            run: () => pickFiles((files) => void navigate('/mediatheque', { state: { files } })),
          },
        ]
      : []),
    ...(rights.includes('team.write')
      ? [{ key: 'invite', label: text('panel.invite'), icon: 'users', run: go(`/equipe?${INVITE}`) } as const]
      : []),
  ]
}
