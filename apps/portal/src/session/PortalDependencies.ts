import type { Transport } from '@vehicle-partner/api'
import type { ReadSession, SessionStorage } from '@vehicle-partner/api/session'
import type { Clock } from '@vehicle-partner/domain'

/** What people do that is told, beside the pages that they view (spec section 7). */
export interface AnalyticsEvents {
  'Partner Selected Partner Type': { partner_type: 'Business' | 'Individual' }
  'Partner Provided Business Information': { started_transport_business_on: string }
}

/** Who is told what people do in the portal. */
export interface Analytics {
  identify: (person: { id: string; email: string; label: 'super_admin' | 'admin' }) => void
  record: {
    (event: `Partner Viewed ${string} Page`): void
    <Name extends keyof AnalyticsEvents>(event: Name, properties: AnalyticsEvents[Name]): void
  }
}

/** Whether the device has a network at all. */
export interface Network {
  online: () => boolean
  /** Calls back on every change; returns a function that stops it. */
  onChange: (listener: () => void) => () => void
}

/** All that the portal needs from the world around it. It reaches for nothing else, so that two may stand on one page. */
export interface PortalDependencies {
  transport: Transport
  storage: SessionStorage & { clear: () => void }
  /** Makes a session of what is stored. */
  readSession: ReadSession
  clock: Clock
  analytics: Analytics
  network: Network
  /** Whether messages are kept in the server's outbox and not sent, so that people can be shown the way there. */
  sandbox: boolean
  /** Fetches the program anew; a part of it that could not be loaded may have been replaced by a newer version. */
  reload: () => void
  /**
   * Fetches the program anew, at this path or where it is, if the server has a newer one; once for each that failed, so that there is no
   * loop. Answers whether it will.
   */
  renew: (to?: string) => Promise<boolean>
  /** Fetches the looks of the pages that are not public, where only those of the public ones are there. */
  dress: () => Promise<void>
  /** The document's title for the page that is shown. */
  onTitle: (title: string) => void
}
