import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Skeleton, type SkeletonSize, type SkeletonWidth } from './Skeleton.tsx'

const meta = { title: 'UI/Data/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

const sizes: SkeletonSize[] = ['caption', 'small', 'body', 'subheading', 'heading', 'title', 'figure']
const widths: SkeletonWidth[] = ['full', 'threeQuarters', 'half', 'third', 'long', 'medium', 'short', 'word']

export const Overview: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Skeleton key={size} size={size} width="long" />
      ))}
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton shape="circle" />
      <Skeleton shape="block" width="half" />
    </Stack>
  ),
}

export const AsHighAsItsText: Story = {
  render: () => (
    <div>
      <Text as="p">One line</Text>
      <Skeleton data-part="line" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText('One line')
    const line = canvasElement.querySelector('[data-part="line"]')
    await expect(line?.getBoundingClientRect().height).toBe(text.getBoundingClientRect().height)
  },
}

const roles = ['caption', 'small', 'body', 'subheading', 'heading', 'title', 'figure'] as const

export const NothingMovesInAnySize: Story = {
  render: () => (
    <div>
      {roles.map((role) => (
        <div key={role}>
          <Text as="p" size={role}>
            One line
          </Text>
          <Skeleton size={role} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText('One line')) {
      const difference = (text.nextElementSibling?.getBoundingClientRect().height ?? 0) - text.getBoundingClientRect().height
      await expect(Math.abs(difference)).toBeLessThan(0.5)
    }
  },
}

export const StandsStillWithoutMotion: Story = {
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(bar).toBeInTheDocument()
    await expect(bar?.getAnimations({ subtree: true })).toEqual([])
  },
}
