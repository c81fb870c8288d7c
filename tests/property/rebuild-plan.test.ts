import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import { fitToSite } from '#server/content/models/fit-to-site.ts'
import { storedModels } from '#server/content/models/stored-models.ts'
import { applyAct, numbered } from '#tests/support/composer/rebuild/apply-act.ts'
import { planPage } from '#tests/support/composer/rebuild/plan.ts'

const registry = createRegistry(catalogue)
const models = await storedModels()

function modelOf(type: string): Block {
  const [block] = models.find(({ kind, name }) => kind === 'element' && name === type)?.blocks ?? []
  if (!block) throw new Error(`no ready content of ${type}`)
  return fitToSite([block], { pictures: [], addresses: new Set(['contact']) })[0]!
}

/** The home page of a sample site, its pictures numbered. */
function homeOf(site: string): Block[] {
  const text = readFileSync(join(import.meta.dirname, '../../server/seeds', site, 'pages/fr_FR/home.json'), 'utf8')
  let number = 100
  const { layout } = JSON.parse(text.replaceAll(/"media:[^"]+"/g, () => String((number += 1)))) as {
    readonly layout: { readonly blocks: Block[] }
  }
  return upgradeBlocks(registry, layout.blocks)
}

describe('planPage', () => {
  it.each(['site-37', 'site-38'])('plans acts that make the home page of %s from an empty page', (site) => {
    const wanted = homeOf(site)
    const empty: EditedDocument = { head: {}, regions: { [PAGE_REGION]: [] }, notes: {} }
    const made = planPage(wanted, registry, modelOf).reduce(applyAct, empty)
    expect(numbered(made.regions[PAGE_REGION] ?? [])).toEqual(numbered(wanted))
  })
})
