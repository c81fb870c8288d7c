import type { Translations } from '#schemas/errors/translations.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { pointerSegments } from '#engine/document/pointer.ts'
import type { FieldChange } from './document-diff.ts'

/** The document that a sentence is about, and the language of the sentence. */
export interface SentenceOf {
  readonly kind: 'page' | 'shell' | 'menu' | 'section'
  readonly language: string
}

/** The names of a document: as the place of changes, of its title, and of one that visitors have never seen. */
export const documentNames: Readonly<Record<SentenceOf['kind'], Readonly<Record<'place' | 'title' | 'unseen', Translations>>>> = {
  page: {
    place: { fr: 'Page', en: 'Page' },
    title: { fr: 'titre de la page', en: 'title of the page' },
    unseen: { fr: 'Page nouvelle', en: 'New page' },
  },
  section: {
    place: { fr: 'Section', en: 'Section' },
    title: { fr: 'nom de la section', en: 'name of the section' },
    unseen: { fr: 'Section nouvelle', en: 'New section' },
  },
  shell: {
    place: { fr: 'En-tête et pied de page', en: 'Header and footer' },
    title: { fr: 'nom de l’en-tête et du pied de page', en: 'name of the header and footer' },
    unseen: { fr: 'En-tête et pied de page nouveaux', en: 'New header and footer' },
  },
  menu: {
    place: { fr: 'Menu', en: 'Menu' },
    title: { fr: 'nom du menu', en: 'name of the menu' },
    unseen: { fr: 'Menu nouveau', en: 'New menu' },
  },
}

/** Values of the head that are called the same in every kind of document. */
const headNames: Readonly<Record<string, Translations>> = {
  url: { fr: 'adresse', en: 'address' },
  seo: { fr: 'référencement', en: 'search engines' },
  shell: { fr: 'en-tête et pied de page', en: 'header and footer' },
  middleware: { fr: 'accès', en: 'access' },
}

/** The first name of a pointer. One that no pointer may hold, such as `__proto__`, is returned as it is stored. */
export const firstName = (pointer: string): string => pointerSegments(pointer)?.[0] ?? pointer.slice(1)

/** The name of a value of the head of a document. */
export const headName = (kind: SentenceOf['kind'], { pointer }: FieldChange): Translations => {
  const key = firstName(pointer)
  if (key === 'title') return documentNames[kind].title
  return ownValue(headNames, key) ?? { fr: key, en: key }
}
