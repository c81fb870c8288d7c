import { spawn } from 'node:child_process'

// Stands for npm: runs the start script in a child without process.execve, as an older Node would, and is killed by the test.
const [, , project = ''] = process.argv
const withoutExecve = 'delete process.execve; await import(process.argv[1])'
spawn(process.execPath, ['--input-type=module', '-e', withoutExecve, `${project}scripts/start.mjs`], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
