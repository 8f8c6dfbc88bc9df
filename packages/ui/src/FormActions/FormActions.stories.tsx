import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { SingleColumnLayout } from '../SingleColumnLayout/SingleColumnLayout.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormActions } from './FormActions.tsx'

const meta = {
  title: 'UI/Structure/FormActions',
  component: FormActions,
  args: {
    secondaryAction: <Button variant="quiet">Continue later</Button>,
    children: <Button type="submit">Next</Button>,
  },
} satisfies Meta<typeof FormActions>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <FormActions {...args} />
      <FormActions>
        <Button>Save</Button>
      </FormActions>
    </Stack>
  ),
}

/** The secondary action is at the start and first in tab order. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Company">
      <Stack gap="xlarge">
        <TextField label="Company name" />
        <FormActions {...args} />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const later = canvas.getByRole('button', { name: 'Continue later' })
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(later.getBoundingClientRect().right).toBeLessThan(next.getBoundingClientRect().left)
    canvas.getByLabelText('Company name').focus()
    await userEvent.tab()
    await expect(later).toHaveFocus()
    await userEvent.tab()
    await expect(next).toHaveFocus()
  },
}

/** On a phone the buttons are at the bottom of the screen, however short the page is. */
export const OnAShortPage: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <SingleColumnLayout brand="Vehicle Partner">
      <Stack gap="xlarge">
        <TextField label="Cities" />
        <FormActions {...args} />
      </Stack>
    </SingleColumnLayout>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect()
    await expect(window.innerHeight - bottom).toBeLessThan(20)
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
}

/** With large text on a small phone the buttons are below each other where they do not fit; no word breaks. */
export const LargeTextOnSmallPhone: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'smallPhone' }, text: '200%' },
  args: { secondaryAction: <Button variant="quiet">Finish later</Button>, children: <Button>Continue</Button> },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Continue').firstChild
    if (word === null) throw new Error('The button has no text')
    const range = document.createRange()
    range.selectNode(word)
    await expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** A button takes more than half where its text needs it. */
export const LongTextOnSmallPhone: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'smallPhone' } },
  args: { secondaryAction: <Button variant="quiet">Back</Button>, children: <Button>Submit for review</Button> },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect()
    const submit = canvas.getByRole('button', { name: 'Submit for review' }).getBoundingClientRect()
    await expect(submit.height).toBe(back.height)
    await expect(submit.top).toBe(back.top)
  },
}

/** For the controls of the documentation. */
export const Playground: Story = {}
