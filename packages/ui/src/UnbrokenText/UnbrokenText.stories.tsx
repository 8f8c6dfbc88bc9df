import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UnbrokenText } from './UnbrokenText.tsx'

const meta = {
  title: 'UI/Data/UnbrokenText',
  component: UnbrokenText,
  args: { children: '2 documents have expired. GGE-301AA and KJA-100AA get no new trips until you renew them.' },
} satisfies Meta<typeof UnbrokenText>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

/** At every width each plate is on one line, and the text is the same. */
export const EveryWidth: Story = {
  render: (args) => (
    <div data-testid="box">
      <UnbrokenText {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const box = canvas.getByTestId('box')
    await expect(box).toHaveTextContent(args.children)
    for (let width = 100; width < 400; width += 5) {
      box.style.inlineSize = `${width}px`
      for (const plate of ['GGE-301AA', 'KJA-100AA']) await expect(canvas.getByText(plate).getClientRects()).toHaveLength(1)
    }
  },
}

/** A code that is wider than its box, such as with large text on a small phone, is not cut. */
export const NarrowBox: Story = {
  args: { children: 'KJA-100AA' },
  render: (args) => (
    <div data-testid="box" style={{ inlineSize: '60px' }}>
      <UnbrokenText {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box')
    await expect(box.scrollWidth).toBe(60)
  },
}

export const WithoutCodes: Story = {
  args: { children: 'All documents are in order' },
  play: async ({ canvas, args }) => expect(canvas.getByText(args.children)).toBeVisible(),
}

export const LongText: Story = {
  args: { children: 'Twenty-four-hour parking at Ojuelegba, Iyana-Ipaja, Maza-Maza and Ikorodu is closed to KJA-456XY from 1–28 November' },
}
