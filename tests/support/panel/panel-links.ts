import { matchRoutes } from 'react-router-dom'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { readPlace, writePlace } from '#admin/inbox/inbox-view.ts'
import * as library from '#admin/media/library-view.ts'
import { panelRoutes } from '#admin/panel-routes.tsx'
import { findResource, mayDo } from '#admin/resources/resource-list.ts'
import * as list from '#admin/resources/list/list-view.ts'

/** The rights that the screens take. */
const screenRights: Readonly<Record<string, Right>> = {
  ...{ pages: 'pages.read', sections: 'pages.read', 'a-publier': 'pages.read', relecture: 'pages.read' },
  ...{ messages: 'inbox.read', mediatheque: 'media.read', equipe: 'team.read', membres: 'members.read' },
  reglages: 'settings.read',
  visites: 'pages.read',
}

/** Reads the query of an address as its screen does, and writes it again: what the screen does not know is lost. */
function readAgain(screen: string, query: URLSearchParams): URLSearchParams {
  const resource = findResource(screen)
  if (resource) return list.writeView(list.readView(query, resource))
  if (screen === 'messages') return writePlace(readPlace(query))
  if (screen === 'mediatheque') return library.writeView(library.readView(query))
  const isKnown = ['vue=programmees', 'langue=fr', 'langue=en', 'etat=FAILED', ''].includes(query.toString())
  return isKnown ? query : new URLSearchParams()
}

/** Why the address of a resource leads to nothing; null where it has a screen. */
function faultOfResource(name: string, id: string, rights: readonly Right[]): string | null {
  const resource = findResource(name)
  if (!resource) return 'no resource has this name'
  if (!mayDo(resource, 'read', rights)) return 'the person may not read it'
  return id === '' || id === 'nouveau' || /^[1-9]\d*$/.test(id) ? null : 'no item has this number'
}

function faultOfScreen(pathname: string, rights: readonly Right[]): string | null {
  const found = matchRoutes(panelRoutes, pathname)?.at(-1)
  if (!found || found.route.path === '*') return 'no screen has this address'
  const [, screen = '', id = ''] = pathname.split('/')
  if (found.params['resource'] !== undefined) return faultOfResource(screen, id, rights)
  const right = screenRights[screen]
  return right === undefined || rights.includes(right) ? null : 'the person may not open it'
}

/** Why a link of the panel leads to nothing for a person with these rights; null where a screen has it. */
export function faultOfLink(href: string, rights: readonly Right[]): string | null {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  const [, screen = ''] = pathname.split('/')
  const read = readAgain(screen, searchParams)
  const lost = [...searchParams].filter(([name, value]) => read.get(name) !== value)
  return faultOfScreen(pathname, rights) ?? (lost.length > 0 ? `its screen does not know ${lost.join(', ')}` : null)
}
