import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'UI/Actions/CopyButton',
  component: CopyButton,
  args: { value: 'TRP-7K2M9', label: 'Copy reference', timeout: 100, onCopy: fn() },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack>
      <Inline>
        <CopyButton {...args} />
        <CopyButton {...args} size="medium" />
        <CopyButton {...args} iconOnly />
        <CopyButton {...args} disabled />
      </Inline>
      <DescriptionList
        items={[
          {
            term: 'Reference',
            value: (
              <Inline gap="xsmall">
                TRP-7K2M9 <CopyButton {...args} iconOnly />
              </Inline>
            ),
          },
        ]}
      />
    </Stack>
  ),
}

export const AnnouncesTheOutcome: Story = {
  args: { timeout: 10_000, value: () => Promise.reject(new Error('offline')) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy reference' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'))
    await expect(args.onCopy).toHaveBeenLastCalledWith(false)
    await expect(button).toHaveFocus()
    // The visible text is the accessible name.
    await expect(button).toHaveAccessibleName('Could not copy')
  },
}
