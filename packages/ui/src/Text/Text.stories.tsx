import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Text, type TextSize, type TextTone } from './Text.tsx'

const meta = { title: 'UI/Text/Text', component: Text, args: { children: 'Complete your set-up' } } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

const sizes: TextSize[] = ['body', 'small', 'label', 'caption']
const tones: TextTone[] = ['primary', 'secondary', 'tertiary', 'brand', 'success', 'warning', 'danger', 'info']

export const Overview: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Text key={size} size={size}>{`${size}: Keep track of all drivers and vehicles in one place`}</Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>{`${tone}: trips of 12 October`}</Text>
      ))}
      <Text>Ẹniọlá Ọ̀ṣúnṣọlá, Ńkẹ́m Ụ́zọ̀, Ɗanjuma Ƙofa, m̀bá: ₦1,284,500.00 − ₦20,000.00</Text>
      <Text wrap="truncate">
        {'One line that is cut where its place ends, because the place is narrower than what stands in it. '.repeat(4)}
      </Text>
      <Text measure="readable" wrap="pretty" tone="secondary">
        {'A measure keeps lines short enough to find the next one without a finger on the page. '.repeat(3)}
      </Text>
    </Stack>
  ),
}

/** For the controls of the documentation. */
export const Playground: Story = {}
