import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'UI/Fields/TextArea',
  component: TextArea,
  args: { label: 'What happened?', onValueChange: fn() },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const story = 'The vehicle stood at Ojota for two hours, because the road to Oshodi was closed.'

export const Overview: Story = {
  render: () => (
    <Grid columns="halves">
      <TextArea label="What happened?" hint="Say where, and when" optionalLabel="optional" />
      <TextArea label="Grows with its text" rows={2} defaultValue={`${story}\n${story}\n${story}`} />
      <TextArea label="With a limit" maxLength={120} defaultValue={story} />
      <TextArea label="Too long" maxLength={60} defaultValue={story} error="Write at most 60 characters" />
      <TextArea label="Read only" readOnly defaultValue={story} />
      <TextArea label="Off" disabled defaultValue={story} />
    </Grid>
  ),
}

export const GrowsWithText: Story = {
  args: { rows: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText('What happened?')
    const before = control.getBoundingClientRect().height
    await userEvent.type(control, 'one{Enter}two{Enter}three{Enter}four')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('one\ntwo\nthree\nfour')
    await expect(control.getBoundingClientRect().height).toBe(before + 48)
    await userEvent.paste('\n'.repeat(40))
    await expect(control.getBoundingClientRect().height).toBeLessThan(400)
    await userEvent.clear(control)
    await expect(control.getBoundingClientRect().height).toBe(before)
  },
}

export const ScrollsAfterMaxRows: Story = {
  args: { rows: 2, maxRows: 6, defaultValue: '\n'.repeat(40) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('What happened?')
    await expect(Math.round(control.getBoundingClientRect().height)).toBe(6 * 24 + 18)
    await expect(control.scrollHeight).toBeGreaterThan(control.clientHeight)
  },
}

export const SoftLimit: Story = {
  args: { maxLength: 10, defaultValue: 'Ojota' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('What happened?')
    await expect(control).toHaveAccessibleDescription('At most 10 characters')
    await expect(canvas.getByText('Characters left: 5')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(control)
    await userEvent.paste(' to Oshodi')
    await expect(control).toHaveValue('Ojota to Oshodi')
    await expect(control).toBeInvalid()
    await expect(canvas.getByText('Characters too many: 5')).toBeVisible()
    await expect((control as HTMLTextAreaElement).validity.customError).toBe(true)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Characters too many: 5'))
    await userEvent.keyboard('{Backspace}'.repeat(5))
    await expect(control).not.toHaveAttribute('aria-invalid')
  },
}

function Held() {
  const [text, setText] = useState('Ojota')
  return <TextArea label="Place" value={text} onValueChange={(next) => setText(next.toUpperCase())} />
}

export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Place')
    await userEvent.type(control, ' road')
    await expect(control).toHaveValue('OJOTA ROAD')
  },
}

export const InForm: Story = {
  render: () => (
    <form aria-label="Report">
      <TextArea label="What happened?" name="story" defaultValue="Nothing" maxLength={20} required />
      <fieldset disabled>
        <TextArea label="Off" name="off" defaultValue="Nothing" />
      </fieldset>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByLabelText('What happened?')
    await expect(control).toBeRequired()
    await userEvent.type(control, ' much')
    await expect([...new FormData(form)]).toEqual([['story', 'Nothing much']])
    await expect(canvas.getByText('Characters left: 8')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('Nothing')
    await expect(canvas.getByText('Characters left: 13')).toBeVisible()
  },
}

export const NarrowRtl: Story = {
  args: { maxLength: 200, defaultValue: story },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <TextArea {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('What happened?')
    await expect(control.scrollWidth).toBeLessThanOrEqual(320)
    const counter = canvas.getByText(/Characters left/)
    await expect(getComputedStyle(counter)).toMatchObject({ direction: 'rtl', textAlign: 'end' })
  },
}
