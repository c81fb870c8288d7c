import type { ReactNode } from 'react'
import type { Service } from '#schemas/api/content/service.ts'

/** What both presentations of a service are made of. */
export interface ServiceParts {
  readonly Title: 'h1' | 'h2'
  readonly service: Service
  readonly kicker: ReactNode
  readonly offer: ReactNode
  readonly children: ReactNode
}
