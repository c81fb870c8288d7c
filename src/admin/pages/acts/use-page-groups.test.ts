import { expect, it } from 'vitest'
import { rowRefusal } from './use-page-groups.ts'

const row = (...urls: string[]) => ({ languages: urls.map((url) => ({ url })) }) as unknown as Parameters<typeof rowRefusal>[0]

it.each([
  [['contact'], 'remove', false],
  [['panier'], 'remove', 'Les boutons d’achat mènent à ce panier.'],
  [['mon-panier', 'cart'], 'unpublish', 'Les boutons d’achat mènent à ce panier.'],
  [['blog'], 'move', 'Les articles ont leur adresse sous celle de cette page.'],
  [['blog'], 'remove', false],
] as const)('says why the page at %j refuses to %s: %s', (urls, act, why) => expect(rowRefusal(row(...urls), act)).toBe(why))
