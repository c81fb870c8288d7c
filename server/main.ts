import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { destination, type Logger } from 'pino'
import { systemClock } from '#domain/dates/clock.ts'
import { readEnvironment, type Environment } from './config/env.ts'
import { StartError } from './config/start-error.ts'
import { createLog } from './http/monitoring/log.ts'
import { createStrayErrors } from './platform/errors/stray-errors.ts'
import { createGracefulStop } from './process/graceful-stop.ts'
import { guardOutputs, guardProcess } from './process/guard-process.ts'
import { createStartSteps, inSeconds } from './process/startup-progress.ts'
import { startServer } from './process/start-server.ts'
import { stopOnSignals, stopWhenParentExits } from './process/stop-signals.ts'

const { values: options } = parseArgs({
  options: {
    // Prints each step with its time, for a person.
    steps: { type: 'boolean', default: false },
    // Stops when the process that started this one ends.
    'watch-parent': { type: 'boolean', default: false },
    // Leaves an empty database empty.
    'without-samples': { type: 'boolean', default: false },
    // When the whole start began, in milliseconds since 1970.
    'started-at': { type: 'string' },
  },
})

function refuse(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(error instanceof StartError ? error.exitCode : 1)
}

/** Limits the log of a terminal to the steps and to errors, unless a level was asked for. */
function hush(log: Logger, isTold: boolean): () => void {
  const { level } = log
  if (isTold && level === 'info') log.level = 'warn'
  return () => {
    log.level = level
  }
}

/** Opens the log on the standard output; an output that fails is counted. */
function openLog(env: Environment) {
  // A log that cannot be written, as on a full disk, drops lines rather than fill the memory.
  const output = destination({ sync: false, minLength: 4096, maxLength: 4_194_304 })
  const log = createLog(env, output)
  const stray = createStrayErrors(log)
  guardOutputs(stray, [output, process.stdout, process.stderr])
  setInterval(() => stray.attempt('output', () => output.flush()), 500).unref()
  process.on('exit', () => stray.attempt('output', () => output.flushSync()))
  return { log, stray, output }
}

/** Tells the program of `npm start` that the server serves: it starts it again after a crash. */
function tellStarter(): void {
  process.send?.('ready')
  process.channel?.unref()
}

async function main(): Promise<void> {
  const env = readEnvironment()
  const { log, stray, output } = openLog(env)

  const lifecycle = createGracefulStop({ log, exit: (code) => process.exit(code) })
  stopOnSignals(lifecycle)
  if (options['watch-parent']) stopWhenParentExits(lifecycle)
  guardProcess({ stray, lifecycle })

  const speakAgain = hush(log, options.steps)
  // What is logged before a step's line is printed before it: the addresses are the last thing that a start says.
  const print = (text: string): void => {
    stray.attempt('output', () => output.flushSync())
    process.stdout.write(text)
  }
  const steps = createStartSteps(options.steps ? print : null)
  // Counted from the start of the process: until here it has read its own program.
  steps.say([`  ✓ Programme chargé (${inSeconds(performance.now())})`])
  const startedAt = Number(options['started-at'] ?? systemClock())
  const starting = startServer({ env, log, stray, lifecycle, steps, startedAt, withSamples: !options['without-samples'] })
  lifecycle.waitFor(starting)
  try {
    await starting
    // Stored now rather than at the end of the process, which may be killed.
    flushCompileCache()
    speakAgain()
    tellStarter()
  } catch (error) {
    if (lifecycle.asked.aborted) return
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    if (!(error instanceof StartError)) log.fatal({ err: error }, 'the start failed')
    // The message just printed is the last word.
    log.level = 'error'
    await lifecycle.stop('the start failed', error instanceof StartError ? error.exitCode : 1)
  }
}

await main().catch(refuse)
