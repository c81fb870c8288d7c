import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patientServer } from '#tests/support/server/patient-server.ts'
import { onFreePort, startProgram, temporaryFolder } from '#tests/support/server/processes.ts'
import type { AttackPlan, AttackSize } from './attack-plan.ts'

/** A real server whose sites are attacked in every text. */
export interface AttackedServer {
  readonly port: number
  readonly plan: AttackPlan
  close(): Promise<void>
}

/** Fills an empty data folder with attacked sites and starts the server on it; the site must be built. */
export async function startAttackedServer(size: AttackSize): Promise<AttackedServer> {
  const folder = await temporaryFolder()
  const env = {
    DATA_DIR: join(folder.path, 'data'),
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    ...patientServer,
  }
  const planFile = join(folder.path, 'plan.json')
  const preparing = startProgram('tests/support/attacks/prepare-attacked-sites.ts', [planFile, JSON.stringify(size)], { env })
  const { code } = await preparing.ended
  if (code !== 0) throw new Error(`the attacked sites could not be made:\n${preparing.output()}`)
  const { port, server } = await onFreePort(async (chosen) => {
    const started = startProgram('server/main.ts', ['--steps', '--without-samples'], { env: { ...env, PORT: String(chosen) } })
    await started.printed(/Prêt en/)
    return { port: chosen, server: started }
  })
  return {
    port,
    plan: JSON.parse(await readFile(planFile, 'utf8')) as AttackPlan,
    close: async () => {
      server.kill('SIGTERM')
      await server.ended
      await folder.remove()
    },
  }
}
