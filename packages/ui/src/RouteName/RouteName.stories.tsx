import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { RouteName } from './RouteName.tsx'

const meta = { title: 'UI/Data/RouteName', component: RouteName, args: { places: ['Ajah', 'CMS'] } } satisfies Meta<typeof RouteName>
export default meta
type Story = StoryObj<typeof meta>

/** What the underline of a link is drawn below: by CSS it reaches the text of inline parts only, and into no box such as an inline-block. */
const findUnderlinedTexts = (link: Element) => {
  const isUnderlined = (part: Element | null): boolean =>
    part === link || (part !== null && getComputedStyle(part).display === 'inline' && isUnderlined(part.parentElement))
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  const underlined: (string | null)[] = []
  while (texts.nextNode()) if (isUnderlined(texts.currentNode.parentElement)) underlined.push(texts.currentNode.nodeValue)
  return underlined
}

/** The arrow grows with the text. In a link the places are underlined, the room between them is not. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ajah to CMS' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Ajah to CMS' })
    await expect(findUnderlinedTexts(link)).toEqual(['Ajah', 'CMS'])
    const [from, to] = ['Ajah', 'CMS'].map((place) => within(link).getByText(place).getBoundingClientRect())
    await expect((to?.left ?? 0) - (from?.right ?? 0)).toBeGreaterThan(16)
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
