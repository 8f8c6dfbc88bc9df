import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/faq', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/FAQ',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** 5 entries, one open at a time, and the first one at the start (spec sections 1 and 9). */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Frequently asked questions' })
    const getOpenButtons = () => canvas.getAllByRole('button', { expanded: true })
    const entries = canvas.getAllByRole('heading', { level: 2 })
    await expect(entries).toHaveLength(5)
    await expect(getOpenButtons()).toHaveLength(1)
    await expect(entries[0]).toContainElement(getOpenButtons()[0] ?? null)
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toHaveLength(4)
    const paymentButton = canvas.getByRole('button', { name: 'When and how do I get paid?' })
    await userEvent.click(paymentButton)
    await expect(getOpenButtons()).toEqual([paymentButton])
    await expect(canvas.getByText(/^Payments are usually monthly/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'How do I become a verified partner?' }))
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByText('Become a vehicle partner').closest('a')).toHaveAttribute('href', '/register')
  },
}

export const SignedIn: Story = {
  args: { as: 'owner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
  },
}

const support = {
  supportPhone: '+2342018880142',
  supportWhatsapp: '+2348030009999',
  supportEmail: 'support@demo.test',
  supportHours: 'Every day, 05:00 to 22:00.',
}

/** The ways to reach support that the operator has set. */
export const Support: Story = {
  args: { pageSettings: support },
  play: async ({ canvas }) => {
    const contacts = within(await canvas.findByRole('region', { name: 'Support' }))
    await expect(contacts.getByText('Every day, 05:00 to 22:00.')).toBeVisible()
    await expect(contacts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]])).toEqual([
      ['Call 0201 888 0142', 'tel:+2342018880142'],
      ['WhatsApp (opens in new tab)', 'https://wa.me/2348030009999'],
      ['support@demo.test', 'mailto:support@demo.test'],
    ])
    for (const link of contacts.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
