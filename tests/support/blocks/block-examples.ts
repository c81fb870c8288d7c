import fc from 'fast-check'
import type { Block, Json, PageDocument, ShellDocument } from '#schemas/generated/content.ts'
import { arbitraryProps } from './arbitrary-props.ts'
import { childTypes, type BlockSubject } from './block-subject.ts'

const childProps: Readonly<Record<string, Record<string, Json>>> = {
  text: { html: '<p>Contenu</p>' },
  button: { label: 'Nous écrire', href: '/contact' },
  menu: { label: 'Menu principal' },
  heading: { text: 'Un titre', level: 3 },
}

/** A block of the subject's type with these props, its slots empty. */
export function blockOf({ type }: BlockSubject, props: Record<string, Json>): Block {
  return { id: 'subject', type: type.type, v: type.version, props }
}

/** The block with each slot holding as many children as its rule allows. */
export function withFullSlots(subject: BlockSubject, block: Block): Block {
  const { type, registry } = subject
  const names = [...type.slots.keys()]
  const children = childTypes(type)
  const slots = names.map((name, index) => {
    const childType = registry.types.get(children[index] ?? '')
    if (!childType) throw new Error(`Slot ${name} of ${type.type} accepts nothing that the kit knows`)
    const max = type.slots.get(name)?.max ?? 0
    const props = childProps[childType.type] ?? {}
    const list = Array.from({ length: max }, (_, place) => ({
      id: `${name.toLowerCase()}-${place}-child`.padStart(4, 'x'),
      type: childType.type,
      v: childType.version,
      props,
    }))
    return [name, list] as const
  })
  return names.length === 0 ? block : { ...block, slots: Object.fromEntries(slots) }
}

/** Blocks of the subject's type with props made from its schema. */
export function arbitraryBlock(subject: BlockSubject): fc.Arbitrary<Block> {
  const props = arbitraryProps(subject.type.manifest.props)
  return fc.record({ props, full: fc.boolean() }).map(({ props: made, full }) => {
    const block = blockOf(subject, made)
    return full ? withFullSlots(subject, block) : block
  })
}

/** A document in which blocks of the subject's type may stand: a page, or a shell for the bars. */
export function documentWith({ type, registry }: BlockSubject, blocks: Block[]): PageDocument | ShellDocument {
  if (registry.pageRoot.has(type.type)) return pageWith(blocks)
  return { name: 'default', hash: '', regions: { topBar: blocks, appBar: [], mobileAppBar: [], bottomBar: [], footer: [] } }
}

/** A page with these blocks. */
export function pageWith(blocks: Block[]): PageDocument {
  return {
    $schema: '/schemas/page.schema.json',
    id: 12,
    url: 'essai',
    locale: 'fr_FR',
    title: 'Essai',
    seo: {},
    shell: 'default',
    middleware: [],
    layout: { id: 4, hash: '', blocks },
  }
}
