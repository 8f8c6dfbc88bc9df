import type { Environment } from '@vehicle-partner/domain'
import type { Analytics } from './PortalDependencies.ts'

/** Records nothing. */
export const noAnalytics: Analytics = { identify: () => undefined, record: () => undefined }

/** Writes analytics to a log such as the browser's console. */
export function createLogAnalytics(log: (...values: unknown[]) => void): Analytics {
  return {
    identify: (user) => log('identify', user),
    record: (event: string, properties: object = {}) => log('record', event, properties),
  }
}

/** Analytics runs in production only (spec section 7). */
export const chooseAnalytics = (environment: Environment, analytics: Analytics): Analytics =>
  environment === 'production' ? analytics : noAnalytics
