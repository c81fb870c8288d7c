import { describe, expect, it } from 'vitest'
import { waitingKinds } from '#schemas/admin/today/today-shapes.ts'
import { icons } from '#kit/icons/icon-set.ts'
import { lookOf, waitingAddress } from './waiting-words.ts'

const none = { resource: null, samples: [] }

describe('what waits', () => {
  it.each([
    [{ kind: 'MESSAGES', count: 3, ...none }, '/messages'],
    [{ kind: 'PRIVACY', count: 1, ...none }, '/messages?sorte=donnees'],
    [{ kind: 'PLANS', count: 2, ...none }, '/a-publier?vue=programmees'],
    [{ kind: 'PICTURES', count: 9, ...none }, '/mediatheque?filtre=sans-texte'],
    [{ kind: 'ITEM_PLANS', count: 2, resource: 'news', samples: [] }, '/news?state=PLANNED'],
    [{ kind: 'ITEMS', count: 2, resource: 'review', samples: [] }, '/review?answer=false&isHidden=false'],
    [{ kind: 'ORDERS', count: 2, ...none }, null],
  ] satisfies readonly (readonly [Parameters<typeof waitingAddress>[0], string | null])[])(
    '%j leads to the filtered list %s',
    (row, address) => {
      expect(waitingAddress(row)).toBe(address)
    },
  )

  it('leads to the one thing itself, and to the list of several', () => {
    const samples = [{ title: 'Accueil', path: '/relecture/4' }]
    expect(waitingAddress({ kind: 'APPROVALS', count: 1, resource: null, samples })).toBe('/relecture/4')
    expect(waitingAddress({ kind: 'APPROVALS', count: 2, resource: null, samples })).toBe('/pages')
    expect(waitingAddress({ kind: 'LINKS', count: 2, resource: null, samples })).toBe('/relecture/4')
  })

  it.each(waitingKinds)('%s has an icon of the panel', (kind) => {
    expect(Object.hasOwn(icons, lookOf(kind).icon)).toBe(true)
  })
})
