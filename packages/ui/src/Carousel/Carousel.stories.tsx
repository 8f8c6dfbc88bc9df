import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BusRouteIllustration } from '../illustrations/BusRouteIllustration.tsx'
import { Carousel } from './Carousel.tsx'

const meta = {
  title: 'UI/Structure/Carousel',
  component: Carousel,
  args: {
    slides: [
      {
        id: 'assets',
        title: 'Manage your assets',
        text: 'Keep track of all drivers and vehicles in one place.',
        illustration: <BusRouteIllustration />,
      },
      { id: 'earn', title: 'Earn from your Vehicles', text: 'See what every trip pays and when it reaches your bank.' },
    ],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const BothControls: Story = {
  args: { controls: 'both' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(canvas.getByRole('group', { name: '2 of 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(canvas.getByRole('group', { name: '1 of 2' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { controls: 'both' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const at = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left
    await expect(at('Next slide')).toBeLessThan(at('Previous slide'))
  },
}

export const SmallPhone: Story = {
  args: { controls: 'both' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Highlights' }).getBoundingClientRect()
    for (const button of canvas.getAllByRole('button')) await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(panel.right)
  },
}

export const SelectsSlideByClick: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 2' }))
    await expect(canvas.getByRole('group', { name: '2 of 2' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByRole('heading', { name: 'Manage your assets' })).toBeNull()
  },
}

export const KeyboardNavigation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: /Pause|Play/ })
    await expect(toggle).toHaveFocus()
    const before = toggle.getAttribute('aria-label')
    await userEvent.keyboard(' ')
    await expect(toggle).not.toHaveAttribute('aria-label', before ?? '')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: '2 of 2' })).toBeVisible()
  },
}

/** Each dot has a target of at least 24 by 24 px. */
export const LargeTargets: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
}

export const LongText: Story = {
  args: {
    slides: [
      {
        id: 'long',
        title: 'Earn from your Vehicles, from every one of them and on every road',
        text: 'See what every trip pays, what is taken off and why, and on which day the rest of it reaches the bank account of your organisation.',
      },
    ],
  },
}
