import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '#kit/class-names.ts'
import styles from './fields.module.css'

interface LineProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

interface AreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** The bare control of a line of text, for a field with a frame of its own. */
export function LineControl({ className, ...input }: LineProps) {
  return <input type="text" {...input} className={classNames(styles.control, className)} />
}

/** The bare control of a text of several lines, for a field with a frame of its own. */
export function AreaControl({ className, ...area }: AreaProps) {
  return <textarea {...area} className={classNames(styles.control, styles.area, className)} />
}
