import type { Body } from './administrator.ts'

const at = { in: { region: 'main' }, after: null, before: null }
const questions = Array.from({ length: 200 }, (_, index) => ({ question: `Question ${index}`, answer: `<p>${'mot '.repeat(130)}</p>` }))
const paragraph = (index: number) => `<p>Un texte ${index} avec <a href="/contact">un lien</a> et <strong>du gras</strong>.</p>`
const texts = Array.from({ length: 600 }, (_, index) => ({
  id: `heavy-${index}`,
  type: 'text',
  v: 1,
  props: { html: paragraph(index).repeat(8) },
}))

/** Adds one block of 110 kB. */
export const addList: Body = { op: 'insert', at, block: { id: 'heavy-list', type: 'faq', v: 1, props: { items: questions } } }

/** Adds 600 texts with links. */
export const addPage: Body = {
  ...{ op: 'insert', at },
  block: { id: 'heavy-page', type: 'section', v: 1, props: {}, slots: { content: texts } },
}

/** The values of a step that nearly does as much work as a draft takes at once. */
export const MANY_VALUES = 540

/** Changes many values of the block of 110 kB; each round writes others. */
export const manyValues = (round: number): readonly Body[] =>
  Array.from({ length: MANY_VALUES }, (_, index) => ({
    ...{ op: 'set', id: 'heavy-list', pointer: `/items/${index % 200}/question`, value: `Autre ${index}, ${round}` },
  }))

/** Writes three texts that are 5,200 elements deep. */
export const deepMarkup: readonly Body[] = Array.from({ length: 3 }, (_, index) => ({
  ...{ op: 'set', id: `heavy-${index}`, pointer: '/html', value: '<b><i>'.repeat(2600) },
}))

/** Changes one text of the large page: what the server remembers of the page is made again. */
export const oneText = (round: number): readonly Body[] => [
  { op: 'set', id: 'heavy-1', pointer: '/html', value: `<p>Tour ${round}, avec <a href="/contact">un lien</a>.</p>` },
]
