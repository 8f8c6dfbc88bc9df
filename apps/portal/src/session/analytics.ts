import type { Environment } from '@vehicle-partner/domain'
import type { Analytics } from './PortalDependencies.ts'

/** Nobody is told anything. */
export const noAnalytics: Analytics = { identify: () => undefined, record: () => undefined }

/** Tells a log, such as the browser's console. */
export function createLogAnalytics(log: (...words: unknown[]) => void): Analytics {
  return {
    identify: (person) => log('identify', person),
    record: (event: string, properties: object = {}) => log('record', event, properties),
  }
}

/** Analytics runs in production alone (spec section 7). */
export const chooseAnalytics = (environment: Environment, analytics: Analytics): Analytics =>
  environment === 'production' ? analytics : noAnalytics
