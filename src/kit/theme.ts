import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const blue: MantineColorsTuple = [
  '#f0f4ff',
  '#dfe7ff',
  '#c2d0fd',
  '#9bb1f8',
  '#6f8cf0',
  '#4c6de6',
  '#3557d9',
  '#2848be',
  '#203a99',
  '#1a2e75',
]

/** The theme of Mantine. The kit draws its parts with the tokens of tokens.css; what Mantine computes by itself follows them here. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 5 },
  colors: { blue },
  black: '#1d1b18',
  fontFamily: "'Instrument Sans', system-ui, sans-serif",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
})

const roles: Readonly<Record<string, string>> = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-error': 'var(--stop-text)',
  '--mantine-color-anchor': 'var(--act-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-disabled': 'var(--surface-sunk)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-primary-color-filled': 'var(--act)',
}

/** Points the colours of Mantine at the tokens, which know both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles })
