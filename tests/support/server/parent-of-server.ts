import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './processes.ts'

// Stands for npm: starts a server under it, and is killed by the test.
const [, , dataDir = ''] = process.argv
const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url))
const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' }
spawn(process.execPath, [main, '--steps', '--watch-parent', '--without-samples'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
