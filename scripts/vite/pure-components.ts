import type { Plugin } from 'vite'

const MAKING = /= (?=(?:React\d*\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/g
const NAMING = /^\w+\.displayName = "\w+(?:\.\w+)*";$/gm

/** Says of the router and of react-intl that making a component or a context does nothing else, and leaves them unnamed, so that the build drops those that nobody uses: its links, its forms, the pages that its own server would bring, the components that write dates and numbers. */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:react-router\/dist\/production\/[^/]+\.mjs|react-intl\/index\.js)$/ },
      handler: (code) => code.replace(NAMING, '').replace(MAKING, '= /* @__PURE__ */ '),
    },
  }
}
