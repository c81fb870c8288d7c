import { useMantineColorScheme } from '@mantine/core'

/** The scheme of colours that a person chose: light, dark, or that of their system. */
export type ColorScheme = 'light' | 'dark' | 'auto'

/** Reads and changes the scheme of colours. */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return [colorScheme, setColorScheme]
}
