import { Button } from '#kit/buttons/Button.tsx'
import { Switch } from '#kit/fields/Switch.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useSingleKeys } from '#kit/single-keys.ts'
import { ACT_GROUPS, actNames, acts } from '#composer/acts/acts.ts'
import { isOffered } from '#composer/acts/offered.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { isChosen } from '#composer/keys/run-combo.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './help.module.css'

type Chosen = Parameters<typeof isChosen>[1]

function Keys({ keys, chosen }: { readonly keys: readonly string[]; readonly chosen: Chosen }) {
  const text = useComposerText()
  // « ? » comes with and without Shift, by the keyboard.
  const shown = keys.filter((combo) => combo !== 'Shift+?')
  const usable = shown.filter((combo) => isChosen(combo, chosen))
  if (usable.length === 0) return <span className={styles.off}>{text('composer.help.off', { key: shortcutText('Mod+k') })}</span>
  return usable.map((combo) => (
    <kbd key={combo} className={styles.key}>
      {shortcutText(combo)}
    </kbd>
  ))
}

/** All keys of the composer in groups, to be read and printed; keys of one letter are turned on here, and those of one sign off. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const [hasLetters, setHasLetters] = useSingleKeys('letters')
  const [hasSigns, setHasSigns] = useSingleKeys('signs')
  const bench = useWorkbench()
  const named = actNames.filter((name) => acts[name].keys.length > 0 && isOffered(bench, name))
  const groups = ACT_GROUPS.filter((group) => named.some((name) => acts[name].group === group))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('composer.help.title')}
      width={720}
      acts={
        <Button icon="file" onClick={() => window.print()}>
          {text('composer.help.print')}
        </Button>
      }
    >
      <Switch
        label={text('composer.help.letters')}
        help={text('composer.help.letters.help')}
        checked={hasLetters}
        onChange={({ currentTarget }) => setHasLetters(currentTarget.checked)}
      />
      <Switch label={text('composer.help.signs')} checked={hasSigns} onChange={({ currentTarget }) => setHasSigns(currentTarget.checked)} />
      <div className={styles.groups} data-printed>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h3>{text(`composer.group.${group}`)}</h3>
            <dl>
              {named
                .filter((name) => acts[name].group === group)
                .map((name) => (
                  <div key={name} className={styles.row}>
                    <dt>{text(acts[name].label)}</dt>
                    <dd>
                      <Keys keys={acts[name].keys} chosen={{ hasLetters, hasSigns }} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
