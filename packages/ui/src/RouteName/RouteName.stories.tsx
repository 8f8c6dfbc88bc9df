import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { RouteName } from './RouteName.tsx'

const meta = { title: 'UI/Data/RouteName', component: RouteName, args: { places: ['Ajah', 'CMS'] } } satisfies Meta<typeof RouteName>
export default meta
type Story = StoryObj<typeof meta>

/** The arrow grows with the text. */
export const Overview: Story = {
  render: (args) => (
    <Stack>
      <Heading level={2} size="title">
        <RouteName {...args} />
      </Heading>
      <Text>
        <RouteName {...args} />
      </Text>
      <Link href="#trip" size="inherit">
        <RouteName {...args} />
      </Link>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Ajah to CMS' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ajah to CMS' })).toBeVisible()
    // In a link the places are underlined, the spaces between them are not.
    const spaces = [...canvasElement.querySelectorAll('a *')]
      .flatMap((part) => [...part.childNodes])
      .filter((node) => node.nodeValue === ' ')
    await expect(spaces.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).display)).toEqual([
      'inline-block',
      'inline-block',
    ])
    const [large, small] = canvas.getAllByText('to').map((word) => word.parentElement?.getBoundingClientRect().width)
    await expect(large).toBeGreaterThan(small ?? Infinity)
  },
}

export const SeveralPlaces: Story = {
  args: { places: ['Ajah', 'Yaba', 'CMS'] },
  play: async ({ canvas }) => expect(canvas.getByText('Ajah').parentElement).toHaveTextContent('Ajah to Yaba to CMS'),
}

/** A name that is not made of two places. */
export const OnePlace: Story = { args: { places: ['Airport shuttle'] } }

export const OtherLanguage: Story = {
  args: { labels: { to: 'à' } },
  play: async ({ canvas }) => expect(canvas.getByText('Ajah').parentElement).toHaveTextContent('Ajah à CMS'),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const [from, to] = [canvas.getByText('Ajah'), canvas.getByText('CMS')].map((place) => place.getBoundingClientRect())
    await expect(from?.left).toBeGreaterThanOrEqual(to?.right ?? Infinity)
    const arrow = canvas.getByText('to').parentElement as HTMLElement
    await expect(getComputedStyle(arrow, '::after').borderLeftStyle).toBe('solid')
  },
}

export const LongText: Story = {
  args: { places: ['Abraham Adesanya Housing Estate, second gate', 'Ojuelegba under the bridge, towards Lawanson'] },
  decorators: [(renderStory) => <div style={{ inlineSize: '12rem' }}>{renderStory()}</div>],
}
