import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Skeleton, type SkeletonSize, type SkeletonWidth } from './Skeleton.tsx'

const meta = { title: 'UI/Data/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

const sizes: SkeletonSize[] = ['caption', 'small', 'body', 'subheading', 'heading', 'title', 'metric']
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
      <Skeleton shape="field" width="half" />
    </Stack>
  ),
}

export const MatchesTextHeight: Story = {
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

const texts = ['caption', 'small', 'body'] as const
const headings = ['subheading', 'heading', 'title'] as const

export const NoLayoutShift: Story = {
  render: () => (
    <div>
      {texts.map((size) => (
        <div key={size}>
          <Text as="p" size={size}>
            One line
          </Text>
          <Skeleton size={size} />
        </div>
      ))}
      {headings.map((size) => (
        <div key={size}>
          <Heading level={2} size={size}>
            One line
          </Heading>
          <Skeleton size={size} />
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

export const MatchesFieldHeight: Story = {
  tags: ['one-theme'],
  render: () => (
    <Stack>
      <TextField label="First name" value="Adaeze" readOnly />
      <Skeleton shape="field" data-part="field" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByLabelText('First name').parentElement
    const skeleton = canvasElement.querySelector('[data-part="field"]')
    await expect(skeleton?.getBoundingClientRect().height).toBe(box?.getBoundingClientRect().height)
  },
}

export const ReducedMotion: Story = {
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(bar).toBeInTheDocument()
    await expect(bar?.getAnimations({ subtree: true })).toEqual([])
  },
}
