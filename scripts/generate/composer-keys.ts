import { ACT_GROUPS, actNames, acts } from '#composer/acts/acts.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import messages from '#i18n/messages/composer/fr.json' with { type: 'json' }

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Writes the page of the guide that lists each act of the composer with its keys. */
export function generateComposerKeys(): string {
  const groups = ACT_GROUPS.map((group) => {
    const rows = actNames
      .filter((name) => acts[name].group === group)
      .map((name) => {
        const keys = acts[name].keys.filter((combo) => combo !== 'Shift+?').map((combo) => `<kbd>${shortcutText(combo, '')}</kbd>`)
        return row([messages[acts[name].label], keys.length > 0 ? keys.join(', ') : '—'])
      })
    return [`## ${messages[`composer.group.${group}`]}`, [row(['acte', 'touches']), row(['---', '---']), ...rows].join('\n')].join('\n\n')
  })
  return `# Les touches du composeur

Fait par \`npm run generate\` depuis la table des actes, \`src/composer/acts/acts.ts\`. Sur un Mac, ⌘ remplace Ctrl et ⌥ remplace Alt. Les mêmes touches agissent dans la page et autour d’elle ; <kbd>?</kbd> en montre la liste, où celles d’une seule lettre s’activent et celles d’un signe se désactivent. Une lettre n’agit pas dans un texte, ni quand une autre la suit aussitôt. Les autres actes sont dans le menu « … » d’un élément et derrière <kbd>Ctrl K</kbd>. Comment on compose une page : [Composer une page](use-the-composer.md).

${groups.join('\n\n')}
`
}
