import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from './Inline.tsx'

const meta = { title: 'UI/Layout/Inline', component: Inline } satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  args: {
    justify: 'between',
    children: [
      <Heading key="title" level={2}>
        Vehicles
      </Heading>,
      <Button key="add">Add vehicle</Button>,
    ],
  },
}

export const Wraps: Story = {
  args: { children: Array.from({ length: 24 }, (_unused, i) => <Button key={i} variant="secondary">{`Vehicle ${i + 1}`}</Button>) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
