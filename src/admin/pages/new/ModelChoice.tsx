import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { modelsOf, pictureOf, type Model } from '#composer/palette/model.ts'
import { Picture } from '#composer/palette/Picture.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './new-page.module.css'

interface ModelChoiceProps {
  readonly chosen: string | null
  readonly onChoose: (name: string | null) => void
}

interface OptionProps {
  readonly group: string
  readonly model: Model | null
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** The width at which the picture of a page is laid out, in pixels. */
const WIDTH = 1000

function Option({ group, model, isChosen, onChoose }: OptionProps) {
  const text = usePanelText()
  const label = model?.label.fr ?? text('panel.new.empty')
  return (
    <label className={styles.option} data-model={model?.name ?? 'empty'}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {model ? (
        <Picture src={pictureOf(model)} width={WIDTH} icon="file-text" label={label} />
      ) : (
        <span className={styles.empty} aria-hidden="true" />
      )}
      <span>{label}</span>
      {isChosen && (
        <span className={styles.mark}>
          <Icon name="check" size={14} />
        </span>
      )}
    </label>
  )
}

/** The models of pages as pictures, and the empty page before them. Without an answer of the server there is the empty page alone. */
export function ModelChoice({ chosen, onChoose }: ModelChoiceProps) {
  const text = usePanelText()
  const { admin, lock } = usePanel()
  const group = useId()
  const { data } = useQuery({ queryKey: ['model.list'], queryFn: () => lock.read(() => admin.model.list()), staleTime: Infinity })
  const models = data ? modelsOf(data).filter(({ kind }) => kind === 'page') : []
  const help = models.find(({ name }) => name === chosen)?.help.fr ?? text('panel.new.empty.help')
  return (
    <fieldset className={styles.models}>
      <legend>{text('panel.new.model')}</legend>
      <div className={styles.grid}>
        {[null, ...models].map((model) => (
          <Option
            key={model?.name ?? ''}
            group={group}
            model={model}
            isChosen={chosen === (model?.name ?? null)}
            onChoose={() => onChoose(model?.name ?? null)}
          />
        ))}
      </div>
      <p className={styles.help} role="status">
        {help}
      </p>
    </fieldset>
  )
}
