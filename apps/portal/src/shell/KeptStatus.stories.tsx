import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Device, OfflineStore } from '../session/PortalDependencies.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Shell/KeptStatus',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const device: Device = {
  savePage: async () => undefined,
  hasPage: async () => false,
  removePage: async () => undefined,
  canShare: () => false,
  share: async () => undefined,
}

/** A device that shows what it has kept since a moment. */
function keptSince(savedAt: Date): OfflineStore {
  return {
    find: async () => undefined,
    keep: async () => undefined,
    pin: async () => undefined,
    remove: async () => undefined,
    deleteOld: async () => undefined,
    age: { get: () => savedAt, show: () => undefined, subscribe: () => () => undefined },
  }
}

/** A newer program has been loaded. It is offered, and never forced: what was typed would be lost. */
export const NewVersion: Story = {
  args: { device: { ...device, keepProgram: async (onUpdate) => onUpdate?.() } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const message = await canvas.findByText(/^A new version is ready\./, undefined, { timeout: 10_000 })
    await expect(message).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}

/** Without a network the page shows what this device has kept, and since when. */
export const KeptToday: Story = {
  args: { device: { ...device, offline: keptSince(new Date('2026-11-21T13:02:00Z')) } },
  play: async ({ canvasElement }) => {
    const text = /^Offline, as of 14:02\. You see what was kept on this device\.$/
    await expect(await within(canvasElement).findByText(text, undefined, { timeout: 10_000 })).toBeVisible()
  },
}

export const KeptOnAnotherDay: Story = {
  args: { device: { ...device, offline: keptSince(new Date('2026-11-19T06:30:00Z')) } },
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    const text = /^Offline, as of 07:30 on 19 Nov 2026\. You see what was kept on this device\.$/
    await expect(await within(canvasElement).findByText(text, undefined, { timeout: 10_000 })).toBeVisible()
  },
}
