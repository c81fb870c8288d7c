import { expect, it } from 'vitest'
import { isReservedId } from '#schemas/text/reserved-ids.ts'
import { DRAWER_ID } from '#site/cart-drawer/drawer-deps.ts'
import { MAIN_ID } from '#site/Shell.tsx'
import { writeDocument } from './render-document.ts'

it('gives its parts ids that no anchor of a page can take', () => {
  const document = writeDocument({
    head: { lang: 'fr', title: 'Titre', tags: [] },
    structured: {},
    shell: 'default',
    body: '',
    state: {},
    labels: { notifications: 'Messages', loading: 'Chargement', unheard: 'Perdu' },
    assets: {
      styles: [],
      fonts: [],
      noscriptStyle: '/n.css',
      late: '/assets/late.js',
      loader: '/l.js',
      app: '/a.js',
      consent: { file: '/c.js', services: ['matomo'], script: null },
      icon: '/i.svg',
      themeColor: '#ffffff',
      development: [],
    },
  })
  const ids = [...document.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '')
  expect(ids).toEqual(['app', 'notifications', 'unheard', 'announcer', 'state', 'consent'])
  expect([...ids, MAIN_ID, DRAWER_ID].filter((id) => !isReservedId(id))).toEqual([])
})
