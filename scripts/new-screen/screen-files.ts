/** Names of a screen in its files, from a name such as `gift-cards`. */
function namesOf(name: string) {
  const parts = name.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  const pascal = parts.join('')
  return { component: `${pascal}Screen`, constant: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Screen`, title: parts.join(' ') }
}

/** The new files of a screen of the panel by their paths: complete, valid, and ready to be changed. */
export function screenFiles(name: string): ReadonlyMap<string, string> {
  const { component, constant, title } = namesOf(name)
  return new Map([
    [
      `src/admin/${name}/screen.ts`,
      `import { defineScreen } from '#admin/screens/define-screen.ts'

/** Say here in one sentence what the screen is for. */
export const ${constant} = defineScreen({
  path: '${name}',
  right: 'settings.read',
  load: async () => (await import('./${component}.tsx')).${component},
})
`,
    ],
    [
      `src/admin/${name}/${component}.tsx`,
      `import { useIntl } from 'react-intl'
import messages from '#i18n/messages/${name}/fr.json'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

function Body() {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: '${name}.title' })
  useScreenTitle(title)
  return (
    <header className={headStyles.head}>
      <h1>{title}</h1>
    </header>
  )
}

/** Say here who finds what on this screen. */
export function ${component}() {
  return (
    <ScreenTexts messages={messages}>
      <Body />
    </ScreenTexts>
  )
}
`,
    ],
    [`src/i18n/messages/${name}/fr.json`, `{ "${name}.title": "${title}" }\n`],
  ])
}

/** Puts text before the first place where a mark stands. */
function before(source: string, mark: string, text: string): string {
  const at = source.indexOf(mark)
  if (at === -1) throw new Error(`No "${mark}" is there to put "${text}" before`)
  return source.slice(0, at) + text + source.slice(at)
}

/** Files that list all screens, each with what a new one adds. */
export const screenEntries: Readonly<Record<string, (source: string, name: string) => string>> = {
  'src/admin/panel-screens.ts': (source, name) => {
    const { constant } = namesOf(name)
    const imported = before(source, 'import type { PanelScreen }', `import { ${constant} } from './${name}/screen.ts'\n`)
    return before(imported, '  helpScreen,', `  ${constant},\n`)
  },
  'scripts/lint/floors.mjs': (source, name) => before(source, "'view-as', 'visits'", `'${name}', `),
}
