import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { LiveRegion } from './feedback/LiveRegion.tsx'
import { Toasts } from './feedback/Toasts.tsx'
import { KitTextsProvider, type KitTexts } from './texts.tsx'
import { cssVariables, theme } from './theme.ts'
import './styles/kit.css'

interface KitProviderProps {
  /** The nonce that the policy of the page allows for styles. */
  readonly nonce: string
  readonly texts: KitTexts
  readonly children: ReactNode
}

const colorScheme = localStorageColorSchemeManager({ key: 'panel-color-scheme' })

/** Stands above everything that uses the kit: theme, colour scheme (that of the system until another is chosen), toasts and announcements. */
export function KitProvider({ nonce, texts, children }: KitProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorScheme}
      getStyleNonce={() => nonce}
      withStaticClasses={false}
    >
      <KitTextsProvider texts={texts}>
        {children}
        <Toasts />
        <LiveRegion />
      </KitTextsProvider>
    </MantineProvider>
  )
}
