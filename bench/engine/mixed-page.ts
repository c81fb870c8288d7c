import type { Block, Json } from '#schemas/generated/content.ts'

type Props = Record<string, Json>

const SENTENCES = [
  'Créer une société demande moins de papiers qu’on ne le croit, mais chacun doit être juste.',
  'Le greffe vérifie les statuts, l’annonce légale et l’attestation de dépôt des fonds.',
  'Une adresse de domiciliation protège le domicile du dirigeant et reçoit tout le courrier.',
  'Le capital peut être libéré en partie à la création, le solde dans les cinq ans.',
  'Chaque étape est datée, signée et conservée, pour répondre à toute question plus tard.',
]

const sentence = (seed: number) => SENTENCES[seed % SENTENCES.length] ?? ''
const paragraph = (seed: number) =>
  `<p>${sentence(seed)} <strong>${sentence(seed + 1)}</strong></p><ul><li>${sentence(seed + 2)}</li><li><a href="/contact">${sentence(seed + 3)}</a></li></ul>`

/** Takes blocks from a budget: a page of exactly n blocks, nested ones counted. */
class Budget {
  private taken = 0
  private readonly size: number

  constructor(size: number) {
    this.size = size
  }

  get left(): number {
    return this.size - this.taken
  }

  get seed(): number {
    return this.taken
  }

  block(type: string, props: Props, slots?: () => Record<string, Block[]>): Block[] {
    if (this.left <= 0) return []
    const id = `b-${(this.taken += 1).toString(36).padStart(4, '0')}`
    const block: Block = { id, type, v: 1, props }
    const filled = Object.entries(slots?.() ?? {}).filter(([, blocks]) => blocks.length > 0)
    return [filled.length > 0 ? { ...block, slots: Object.fromEntries(filled) } : block]
  }
}

const heading = (budget: Budget) => budget.block('heading', { text: sentence(budget.seed), level: 2, size: 'auto', align: 'start' })
const text = (budget: Budget) => budget.block('text', { html: paragraph(budget.seed), size: 'normal', align: 'start' })
const image = (budget: Budget) =>
  budget.block('image', {
    image: { id: 1 + (budget.seed % 8) },
    caption: `Vue <em>${budget.seed}</em>`,
    ratio: '4/3',
    rounded: false,
    priority: false,
  })
const button = (budget: Budget) =>
  budget.block('button', {
    label: 'Prendre rendez-vous',
    href: '/contact',
    style: 'primary',
    size: 'normal',
    icon: 'arrow-right',
    newTab: false,
  })

function section(budget: Budget): Block[] {
  const props = {
    tone: 'muted',
    width: 'normal',
    spacing: 'normal',
    title: sentence(budget.seed),
    level: 2,
    intro: `Ce que <em>nous</em> faisons`,
  }
  return budget.block('section', props, () => ({
    content: [
      ...heading(budget),
      ...text(budget),
      ...budget.block('columns', { layout: 'halves', gap: 'normal', align: 'start', divider: false }, () => ({
        first: [...text(budget), ...image(budget)],
        second: [...faq(budget), ...button(budget)],
      })),
    ],
  }))
}

/** Stored at version 1, as an old page would hold it: each reading migrates it. */
function hero(budget: Budget): Block[] {
  const props = {
    heading: `Nos services : ${sentence(budget.seed)}`,
    intro: 'En ligne, <strong>sans rendez-vous</strong>',
    image: { id: 1 },
    tone: 'plain',
  }
  return budget.block('hero', props, () => ({ actions: [...button(budget), ...button(budget)] }))
}

function faq(budget: Budget): Block[] {
  const items = [0, 1, 2].map((n) => ({ question: `${sentence(budget.seed + n)} ?`, answer: `<p>${sentence(budget.seed + n + 1)}</p>` }))
  return budget.block('faq', { title: 'Questions fréquentes', level: 2, items, openFirst: false })
}

function tabs(budget: Budget): Block[] {
  const props = { label: 'Choisir un statut', tabs: [{ title: 'EURL' }, { title: 'SASU' }] }
  return budget.block('tabs', props, () => ({ panel1: text(budget), panel2: [...heading(budget), ...text(budget)] }))
}

function menu(budget: Budget): Block[] {
  const links = ['Création', 'Domiciliation', 'Juridique'].map((label, n) => ({ label, href: `/page-${n}` }))
  return budget.block('menu', { source: 'links', label: 'Nos pages', orientation: 'vertical', depth: 1, links })
}

/** The blocks of a page as they are stored: n blocks of ten types, some within others, the same at every run. */
export function mixedPage(size: number): Block[] {
  const budget = new Budget(size)
  const makers = [section, hero, text, image, heading, tabs, menu, button, faq]
  const blocks: Block[] = []
  for (let turn = 0; budget.left > 0; turn += 1) blocks.push(...(makers[turn % makers.length] ?? text)(budget))
  return blocks
}

/** How many blocks a list holds, nested ones counted. */
export function countBlocks(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { slots }) => sum + 1 + Object.values(slots ?? {}).reduce((inner, list) => inner + countBlocks(list), 0), 0)
}
