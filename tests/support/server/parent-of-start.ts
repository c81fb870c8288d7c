import { spawn } from 'node:child_process'

// Stands for npm: runs the start script in a child, and is killed by the test.
const [, , project = ''] = process.argv
spawn(process.execPath, [`${project}scripts/start.mjs`], { stdio: ['ignore', 'inherit', 'inherit'] })
