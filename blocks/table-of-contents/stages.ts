import type { Block } from '#schemas/generated/content.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

const part = (id: string, props: Block['props']): Block => ({ id, type: 'heading', v: 1, props })
const words = (id: string, html: string): Block => ({ id, type: 'text', v: 1, props: { html } })

const beside: readonly Block[] = [
  part('sommaire-objet', { text: 'L’objet de la société', anchor: 'objet', level: 2 }),
  words('sommaire-objet-texte', '<p>Ce que la société fera, dit assez largement pour ne pas être changé au premier contrat.</p>'),
  part('sommaire-capital', { text: 'Le capital', anchor: 'capital', level: 2 }),
  words('sommaire-capital-texte', '<p>Un euro suffit ; il en dit peu à une banque.</p>'),
  part('sommaire-apports', { text: 'Les apports en nature', anchor: 'apports', level: 3 }),
  words('sommaire-apports-texte', '<p>Un véhicule, une machine, un site : chacun est évalué.</p>'),
  part('sommaire-siege', { text: 'Le siège', anchor: 'siege', level: 2 }),
  words('sommaire-siege-texte', '<p>Chez soi, dans un bureau, ou à l’adresse d’un domiciliataire.</p>'),
]

/** The parts of a page, which stand below. */
export const stages: readonly BlockPreview[] = [{ state: 'four parts', examples: ['list', 'row'], beside }]
