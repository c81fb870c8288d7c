import { chromium, type Browser } from '@playwright/test'
import { startAttackedServer, type AttackedServer } from '#tests/support/attacks/attacked-server.ts'
import { runAttacks } from '#tests/support/attacks/run-attacks.ts'
import { attacks } from '#tests/support/attacks/vectors.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const MIN_PAIRS = 10_000
const size = { blockPairs: 8400, rounds: 16, generated: 400, seed: 20_261_120 }

const inAddresses = attacks.filter((_, index) => index % 3 === 0).map(({ text }) => text)

function openBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...(isRoot ? ['--no-sandbox'] : []), '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
}

async function lead(server: AttackedServer, isPolicyOn: boolean): Promise<ProofRow> {
  const browser = await openBrowser()
  try {
    const { pages, forms, acted, broken, types } = await runAttacks(browser, server, { isPolicyOn, texts: inAddresses, perForm: 2 })
    const unseen = server.plan.blocks.types.filter((type) => !types.has(type)).map((type) => `${type} was nowhere`)
    const first = [...acted, ...broken, ...unseen][0]
    return {
      what: `the pages in Chromium, content security policy ${isPolicyOn ? 'on' : 'off'}`,
      seen: `${count(pages)} pages opened, ${forms} forms sent, ${acted.length} executions, requests or violations, ${broken.length} broken pages${first ? `: ${first.slice(0, 200)}` : ''}`,
      promised: '0 executions, 0 requests elsewhere, 0 violations, 0 broken pages; every block type with a text is there',
      holds: acted.length === 0 && broken.length === 0 && unseen.length === 0,
    }
  } finally {
    await browser.close()
  }
}

/** No text of a person runs in a page, wherever it stands and however it got there. */
export const hostileStrings: Proof = {
  name: 'hostile-strings',
  title: 'Hostile texts',
  async run() {
    const server = await startAttackedServer(size)
    try {
      const { blocks, settings, drawings } = server.plan
      const pairs = blocks.pairs + settings.pairs
      return [
        {
          what: `${count(server.plan.attacks)} texts in ${blocks.sinks} places of blocks and ${settings.sinks} names, texts and settings`,
          seen: `${count(pairs)} pairs: ${count(blocks.refused + settings.refused)} refused on writing and put in by SQL, ${count(blocks.stored + settings.stored)} stored, ${count(settings.impossible)} refused by the database`,
          promised: `at least ${count(MIN_PAIRS)} pairs`,
          holds: pairs >= MIN_PAIRS,
        },
        {
          what: 'SVG drawings that try to act',
          seen: `${drawings.uploaded.length} uploaded, ${drawings.refused} refused on upload, ${drawings.raw.length} put in beside it`,
          promised: 'all opened alone, as pictures and in a page',
          holds: drawings.raw.length > 20,
        },
        await lead(server, false),
        await lead(server, true),
      ]
    } finally {
      await server.close()
    }
  },
}
