import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { changeSentence } from './change-words.ts'
import { diffDocuments } from './diff-documents.ts'

const entry = (id: string, props: object = {}): Block => ({
  ...{ id, type: 'menu-entry', v: 1 },
  props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: `Entrée ${id}` } }, ...props },
})
const menu = (...entries: Block[]): EditedDocument => ({ head: {}, regions: { menu: entries }, notes: {} })

it('names entries of a menu by their titles, and their values in words', () => {
  const before = menu(entry('aaaa'), entry('bbbb'))
  const after = menu(entry('bbbb', { isShown: false }), entry('aaaa'), entry('cccc', { pageId: 3, texts: {} }))
  expect(changeSentence(createRegistry([]), diffDocuments(before, after), { kind: 'menu', language: 'fr_FR' })).toMatchObject({
    what: 'Affichage, 1 élément ajouté et 1 élément déplacé',
    where: 'Entrée bbbb et entrée d’une page',
  })
})
