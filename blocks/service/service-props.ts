import type { ReactNode } from 'react'
import type { Service } from '#schemas/api/content/service.ts'

/** Props of both presentations of a service. */
export interface ServiceParts {
  readonly Title: 'h1' | 'h2'
  readonly service: Service
  readonly kicker: ReactNode
  readonly offer: ReactNode
  readonly children: ReactNode
}
