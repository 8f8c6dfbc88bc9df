import type { Transport } from '@vehicle-partner/api'
import type { ReadSession, SessionStorage } from '@vehicle-partner/api/session'
import type { Clock } from '@vehicle-partner/domain'
import type { OpenRealtime } from '../realtime/openRealtime.ts'
import type { PageSettings } from './pageSettings.ts'
import type { ThemeStore } from './themeStore.ts'

/** Analytics events beside page views, with their properties (spec section 7). */
export interface AnalyticsEvents {
  'Partner Selected Partner Type': { partner_type: 'Business' | 'Individual' }
  'Partner Provided Business Information': { started_transport_business_on: string }
}

/** The analytics provider. */
export interface Analytics {
  identify: (user: { id: string; email: string; label: 'super_admin' | 'admin' }) => void
  record: {
    (event: `Partner Viewed ${string} Page`): void
    <Name extends keyof AnalyticsEvents>(event: Name, properties: AnalyticsEvents[Name]): void
  }
}

/** The state of the device's network connection. */
export interface Network {
  online: () => boolean
  /** Whether the user pays for each byte or wants little data, or the network is slow, so that nothing is loaded ahead. */
  savesData?: () => boolean
  /** Calls the listener on every change; returns a function that removes it. */
  onChange: (listener: () => void) => () => void
}

/** Survives a reload of the tab and ends with it. Its methods may throw, as in private windows. */
export type TabStorage = Pick<SessionStorage, 'getItem' | 'setItem' | 'removeItem'>

/** A response of the API that this device has kept. */
export interface SavedResponse {
  body: unknown
  savedAt: Date
  /** Whether the user has saved it. */
  isPinned: boolean
}

/** Responses of the API that this device keeps for one session, by its token. They are deleted with the session. */
export interface OfflineStore {
  find: (token: string, address: string, now: Date) => Promise<SavedResponse | undefined>
  /** Keeps a list for some days. */
  keep: (token: string, address: string, body: unknown, now: Date) => Promise<void>
  /** Keeps what the user has saved until a moment. Rejects where the browser cannot. */
  pin: (token: string, responses: Readonly<Record<string, unknown>>, times: { expiresAt: string; now: Date }) => Promise<void>
  remove: (addresses: readonly string[]) => Promise<void>
  /** Deletes what may not be kept any longer. */
  deleteOld: (now: Date) => Promise<void>
  /** Since when what the page shows is kept; undefined once the server has answered. */
  age: {
    get: () => Date | undefined
    show: (savedAt: Date | undefined) => void
    subscribe: (listener: () => void) => () => void
  }
}

/** What the device can do with pages and files beside showing them. */
export interface Device {
  /** Absent where nothing of the API is kept. */
  offline?: OfflineStore
  /** Keeps the program on the device, and calls back when a newer one has been loaded. Rejects where the browser cannot. */
  keepProgram?: (onUpdate?: () => void) => Promise<void>
  /** The bytes that this visit has loaded, as far as the browser counts them. */
  countBytes?: () => number
  /** Hands a text to another app. Absent where the device cannot. */
  shareText?: ((text: { title: string; text: string }) => Promise<void>) | undefined
  /** Keeps a page of one file, so that its path opens without a network. Rejects where the browser cannot. */
  savePage: (path: string, html: Blob, times: { expiresAt: string; now: Date }) => Promise<void>
  /** Whether the page is kept. */
  hasPage: (path: string) => Promise<boolean>
  removePage: (path: string) => Promise<void>
  /** Whether the file can be handed to another app. */
  canShare: (file: File) => boolean
  /** Hands a file to another app that the user chooses. Rejects with an `AbortError` if they choose none. */
  share: (file: File) => Promise<void>
}

/** Everything that the portal takes from its environment. It uses no globals, so that two portals can share a page. */
export interface PortalDependencies {
  transport: Transport
  /** Opens the realtime connection of a session; without it nothing is live. Loads its code. */
  openRealtime?: OpenRealtime | undefined
  storage: SessionStorage & { clear: () => void }
  /** Keeps what is unfinished over a reload: a step of a public page, a form that may. Never passwords or codes. */
  tabStorage: TabStorage
  /** Parses a stored session. */
  readSession: ReadSession
  clock: Clock
  analytics: Analytics
  network: Network
  /** Whether the server keeps messages in its outbox instead of sending them, so that pages can link there. */
  sandbox: boolean
  /** What the operator lets pages show: support, and the partner app. */
  pageSettings: PageSettings
  theme: ThemeStore
  /** Reloads the program, for example after a chunk could not be loaded because a newer version has replaced it. */
  reload: () => void
  /**
   * Reloads the program at this path, or at the current one, if the server has a newer build. Reloads once per failed build, so
   * that there is no loop. Resolves to whether it reloads.
   */
  reloadIfOutdated: (path?: string) => Promise<boolean>
  /** Loads the full stylesheet where only that of the public pages is there. */
  loadFullStyles: () => Promise<void>
  /** The portal's own address, for links that leave it: 'https://partners.example'. */
  origin: string
  /** Saves a file on the user's device. */
  saveFile: (file: { blob: Blob; filename: string }) => void
  /** Loads what the device can do with pages and files. Rejects where it can do nothing. */
  loadDevice: () => Promise<Device>
  /** Receives the document title of the current page. */
  onTitle: (title: string) => void
}
