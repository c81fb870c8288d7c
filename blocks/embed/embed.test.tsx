import { expect, it } from 'vitest'
import type { EmbedProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('embed')

const props: EmbedProps = { title: 'Prendre rendez-vous', url: 'https://agenda.example/greffe', height: 480 }

it('loads nothing before the click, names its source, and links to it without scripts', () => {
  const body = viewBody(View, { props })
  expect(body.querySelector('iframe, [src]')).toBeNull()
  expect(body.querySelector('a')?.getAttribute('href')).toBe('https://agenda.example/greffe')
  expect(body.textContent).toContain('agenda.example')
})

it('frames nothing that is not another site’s, sent safely', () => {
  for (const url of ['/contact', 'http://agenda.example/', 'mailto:bonjour@example.org'])
    expect(viewBody(View, { props: { ...props, url } }).querySelector('[data-acts]')).toBeNull()
})
