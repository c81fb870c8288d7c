import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { inProps, type Examined } from '#engine/quality/examined.ts'
import type { Found } from '#engine/quality/finding.ts'
import type { RegisteredType } from '#engine/registry/registry.ts'
import { remember } from '#engine/remember.ts'
import { headTexts, placeKey, textsOfProps, type PageText } from '#engine/text/page-texts.ts'

const readersOf = remember(({ manifest }: RegisteredType) => remember((block: Block) => textsOfProps(manifest.props, block)))

/**
 * Finds texts of a page that are still those of the first language of its site. The facts name the texts of that language that are to be translated;
 * without them nothing is found.
 */
export function untranslated({ head, isPage, blocks, facts: { sourceTexts } }: Examined): Found[] {
  if (!isPage || sourceTexts === undefined) return []
  const isSame = (text: PageText): boolean => ownValue(sourceTexts, placeKey(text)) === text.text
  const ofHead = headTexts(head).filter(isSame)
  return [
    ...ofHead.map(({ pointer, text }): Found => ({ blockId: null, pointer, values: { text } })),
    ...blocks.flatMap(({ block, type }) =>
      readersOf(type)(block)
        .filter(isSame)
        .map(({ pointer, text }): Found => ({ blockId: block.id, pointer: inProps(pointer), values: { text } })),
    ),
  ]
}
