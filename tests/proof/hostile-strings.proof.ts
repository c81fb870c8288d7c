import { chromium, type Browser } from '@playwright/test'
import { startAttackedServer, type AttackedServer } from '#tests/support/attacks/attacked-server.ts'
import { runAttacks } from '#tests/support/attacks/run-attacks.ts'
import { attacks } from '#tests/support/attacks/vectors.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const leastPairs = 10_000
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
    const { pages, forms, acted, broken } = await runAttacks(browser, server, { isPolicyOn, texts: inAddresses, perForm: 2 })
    const first = [...acted, ...broken][0]
    return {
      what: `les pages dans Chromium, politique de sécurité ${isPolicyOn ? 'en vigueur' : 'écartée'}`,
      seen: `${count(pages)} pages ouvertes, ${forms} formulaires envoyés, ${acted.length} exécutions, demandes ou violations, ${broken.length} pages cassées${first ? ` : ${first.slice(0, 200)}` : ''}`,
      promised: '0 exécution, 0 demande ailleurs, 0 violation, 0 page cassée',
      holds: acted.length === 0 && broken.length === 0,
    }
  } finally {
    await browser.close()
  }
}

/** No text of a person runs in a page, wherever it stands and however it got there. */
export const hostileStrings: Proof = {
  name: 'hostile-strings',
  title: 'Textes hostiles',
  async run() {
    const server = await startAttackedServer(size)
    try {
      const { blocks, settings, drawings } = server.plan
      const pairs = blocks.pairs + settings.pairs
      return [
        {
          what: `${count(server.plan.attacks)} textes dans ${blocks.sinks} places de blocs et ${settings.sinks} noms, textes et réglages`,
          seen: `${count(pairs)} paires : ${count(blocks.refused + settings.refused)} refusées à l’écriture et mises par SQL, ${count(blocks.stored + settings.stored)} enregistrées, ${count(settings.impossible)} refusées par la base`,
          promised: `au moins ${count(leastPairs)} paires`,
          holds: pairs >= leastPairs,
        },
        {
          what: 'dessins SVG qui tentent d’agir',
          seen: `${drawings.uploaded.length} déposés, ${drawings.refused} refusés au dépôt, ${drawings.raw.length} mis à côté`,
          promised: 'tous ouverts seuls, comme images et dans une page',
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
