import { pascalCase } from '../generate/names.ts'

/** The files of a new block's folder by their path under the root: complete, valid, and ready to be changed. */
export function blockFiles(type: string): ReadonlyMap<string, string> {
  const folder = `blocks/${type}`
  return new Map([
    [`${folder}/block.json`, json(manifest(type))],
    [`${folder}/View.tsx`, view(type)],
    [`${folder}/View.module.css`, '@layer blocks {\n  .text {\n    max-inline-size: 60ch;\n  }\n}\n'],
    [`${folder}/examples/plain.json`, json({ id: `${type}-plain`, type, v: 1, props: { text: 'Un texte court.' } })],
    [`${folder}/${type}.test.tsx`, `import { testBlock } from '#tests/support/blocks/test-block.tsx'\n\ntestBlock('${type}')\n`],
  ])
}

function manifest(type: string) {
  const name = type.replaceAll('-', ' ')
  const label = { fr: `Élément ${name}`, en: `Block ${name}` }
  return {
    $schema: '../../schemas/content/block-manifest.schema.json',
    type,
    version: 1,
    category: 'text',
    interactive: false,
    groups: ['content'],
    label,
    help: { fr: 'Ce que cet élément montre, en une phrase.', en: 'What this block shows, in one sentence.' },
    keywords: { fr: [name], en: [name] },
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: {
        text: { type: 'string', minLength: 1, maxLength: 200, 'x-label': { fr: 'Texte', en: 'Text' }, 'x-field': 'long-text' },
      },
    },
    slots: {},
  }
}

function view(type: string): string {
  const props = `${pascalCase(type)}Props`
  return `import type { BlockViewProps } from '#renderer/view.ts'
import type { ${props} } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

/** A text alone: say here in one sentence what the block shows. */
export function View({ props }: BlockViewProps<${props}>) {
  return <p className={styles.text}>{props.text}</p>
}
`
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
