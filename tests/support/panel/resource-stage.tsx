import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { allRights, type Right } from '#schemas/admin/resources/rights.ts'
import type { ResourceClient } from '#api-client/admin/resources/admin-client.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { ResourceTexts } from '#admin/resources/texts/ResourceTexts.tsx'
import { ResourceContext, useResourceScope } from '#admin/resources/use-resource.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from './in-panel.tsx'

interface Surroundings {
  readonly resource: string
  readonly calls: Partial<Record<keyof ResourceClient, unknown>>
  readonly rights?: readonly Right[]
  /** The calls for views of the list. */
  readonly views?: Partial<Record<keyof PanelServices['admin']['view'], unknown>>
  readonly undo?: (batch: string) => Promise<unknown>
  /** The calls for planned versions. */
  readonly plans?: Partial<Record<keyof PanelServices['admin']['plan'], unknown>>
  /** The calls for files of the library. */
  readonly media?: Partial<Record<keyof PanelServices['admin']['media'], unknown>>
  /** The calls for where contents are used. */
  readonly reference?: Partial<Record<keyof PanelServices['admin']['reference'], unknown>>
  /** The address that is open; the list where it is absent. */
  readonly address?: string
}

function Scope({ name, children }: { readonly name: string; readonly children: ReactElement }) {
  const resource = findResource(name)
  if (!resource) throw new Error(`no resource ${name}`)
  return <ResourceContext value={useResourceScope(resource)}>{children}</ResourceContext>
}

/** A part of the screens of a resource with the panel around it, whose calls a test answers. */
export function inResource(part: ReactElement, { resource, calls, rights = allRights, address = `/${resource}`, ...given }: Surroundings) {
  const { undo = () => Promise.resolve(), views = { list: () => Promise.resolve([]) } } = given
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: '/', locales: ['fr_FR', 'en_GB'], rights },
    admin: {
      resource: () => calls,
      undo,
      view: views,
      plan: { list: () => Promise.resolve([]), ...given.plans },
      media: { ...given.media },
      reference: { list: () => Promise.resolve({ uses: [], total: 0 }), ...given.reference },
      choice: { list: () => Promise.resolve({ choices: [], total: 0 }) },
    },
    person: { id: 7 },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const element = (
    <ResourceTexts>
      <Scope name={resource}>{part}</Scope>
    </ResourceTexts>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  return inPanel(router, services)
}
