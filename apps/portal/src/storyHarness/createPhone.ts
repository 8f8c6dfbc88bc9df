import { fn } from 'storybook/test'
import type { Device, SavedResponse } from '../session/PortalDependencies.ts'

/** A device that keeps what the user saves, in memory, and hands texts to other apps. */
export function createPhone(): Device {
  const saved = new Map<string, SavedResponse>()
  return {
    savePage: async () => undefined,
    hasPage: async () => false,
    removePage: async () => undefined,
    canShare: () => false,
    share: async () => undefined,
    shareText: fn(async () => undefined),
    offline: {
      find: async (_token, address) => saved.get(address),
      keep: async () => undefined,
      pin: async (_token, responses, { now }) => {
        for (const [address, body] of Object.entries(responses)) saved.set(address, { body, savedAt: now, isPinned: true })
      },
      remove: async (addresses) => addresses.forEach((address) => saved.delete(address)),
      deleteOld: async () => undefined,
      age: { get: () => undefined, show: () => undefined, subscribe: () => () => undefined },
    },
  }
}
