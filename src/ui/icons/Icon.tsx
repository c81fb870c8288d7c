import { icons, type IconName } from './icons.ts'

interface IconProps {
  readonly name: IconName
}

/** A decorative icon; what it means is said by the text beside it. */
export function Icon({ name }: IconProps) {
  const { viewBox, path } = icons[name]
  return (
    <svg className="icon" data-icon={name} viewBox={viewBox} height="1em" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
