import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fitsAddress } from '#domain/urls/url-parameters.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { RenderProvider } from '#renderer/context.ts'
import { renderBlocks } from '#renderer/render-blocks.tsx'
import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block } from '#schemas/generated/content.ts'
import { prepare } from '#tests/support/blocks/block-stage.tsx'
import { testContext, testDocument } from '#tests/support/blocks/block-context.ts'
import { answersFor } from '#tests/support/blocks/block-data.ts'
import { loadSubject, type BlockSubject } from '#tests/support/blocks/block-subject.ts'

const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const patterns = testContext.site.itemPages ?? []

/** Renders a block with the answers of its calls and lists the items that it links, where the site has these pages of items. */
function linkedItems(subject: BlockSubject, block: Block, itemPages: readonly string[]): string[] {
  const { blocks } = prepare(subject, [block])
  const input = { views: subject.views, interactive: interactiveTypes, data: answersFor(subject, blocks, { kind: 'given' }) }
  const context = { ...testContext, site: { ...testContext.site, itemPages: [...itemPages] } }
  const html = renderToStaticMarkup(
    <TextProvider text={text}>
      <RenderProvider value={context} document={testDocument}>
        {renderBlocks(blocks, input)}
      </RenderProvider>
    </TextProvider>,
  )
  const links = [...new JSDOM(html).window.document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  return links.filter((href) => patterns.some((pattern) => fitsAddress(pattern, href.split(/[?#]/)[0]!.slice(1))))
}

it.each([
  'album-list',
  'blog-article',
  'blog-list',
  'breadcrumbs',
  'event-calendar',
  'event-list',
  'news-list',
  'product-list',
  'product-recommended',
  'promoted-news',
  'related-posts',
  'service-list',
])('%s links items while their pages are open, and none without a page', async (type) => {
  const subject = await loadSubject(type)
  const examples = subject.examples.map(({ block }) => block)
  const linked = (itemPages: readonly string[]) => examples.flatMap((block) => linkedItems(subject, block, itemPages))
  expect(linked(patterns).length).toBeGreaterThan(0)
  expect(linked([])).toEqual([])
})
