// @ts-check
import { LaunchError } from '../launch/launch-error.mjs'
import { pinnedNode, root } from '../launch/project.mjs'
import { lastLines, runCommand } from '../launch/run-command.mjs'

/**
 * Prepares the pictures of the sample sites before the parts begin: two parts need them at the same moment, and a slow machine needs minutes.
 * @param {import('../launch/steps.mjs').Steps} steps
 * @param {string | undefined} ramPath
 */
export async function preparePictures(steps, ramPath) {
  const env = { ...process.env, NODE_ENV: 'test', ...(ramPath === undefined ? {} : { TMPDIR: ramPath }) }
  await steps.run('Images des sites d’exemple prêtes', async () => {
    // The database of this program ends with its parent: a shell of its own.
    const args = ['-c', '"$@"', 'sh', pinnedNode, 'tests/support/sites/prepare-pictures.ts']
    const { code, output } = await runCommand('/bin/sh', args, { cwd: root, env })
    if (code === 0) return
    const reason = 'Les images des sites d’exemple n’ont pas pu être préparées.\nThe pictures of the sample sites could not be prepared.'
    throw new LaunchError(`${reason}\n\n${lastLines(output, 30)}`)
  })
}
