import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** Path of a file of messages. */
export const messageFile = /\/src\/i18n\/messages\/(?:[a-z-]+\/)?[a-z-]+\.json$/

/** Compiles our messages from ICU text to trees, so that no reader of ICU text travels to the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: messageFile },
      handler(code) {
        const messages = JSON.parse(code) as Record<string, string>
        const trees = Object.entries(messages).map(([key, text]) => [key, parse(text)])
        return JSON.stringify(Object.fromEntries(trees))
      },
    },
  }
}
