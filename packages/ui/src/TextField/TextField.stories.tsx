// Long: a story for each state, with its play function.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'UI/Fields/TextField',
  component: TextField,
  args: { label: 'Email address', onValueChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Company name" hint="As on the CAC certificate" defaultValue="Okafor Mobility Limited" />
      <TextField label="Email address" type="email" defaultValue="adaeze@okafor" error="Invalid email" />
      <TextField label="Reference" placeholder="LND-482XA" />
      <TextField label="Odometer" optionalLabel="optional" defaultValue="184,200" suffix="km" inputMode="numeric" />
      <TextField label="Driver pay for each trip" defaultValue="6,500.00" prefix="₦" align="end" inputMode="decimal" />
      <TextField
        label="Account name"
        defaultValue="OKAFOR MOBILITY LIMITED"
        readOnly
        note={{ tone: 'success', text: 'Matches your company name' }}
      />
      <TextField label="Reference" clearable defaultValue="LND-482XA" />
      <TextField label="Nickname" maxLength={20} defaultValue="The blue one" />
      <TextField label="Nickname, too long" maxLength={20} defaultValue="The blue one with the dent" />
      <TextField label="Account number" loading defaultValue="0123456789" />
      <TextField label="RC number" defaultValue="RC1294417" disabled note={{ tone: 'info', text: 'Approved. Ask support to change it.' }} />
    </Grid>
  ),
}

/** A hint with one long word, such as the name that someone has asked for, breaks instead of leaving its column. */
export const LongWord: Story = {
  args: { label: 'First name', hint: `We are checking your new name: ${'W'.repeat(40)}` },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We are checking/).scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Types: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email address'))
    const control = canvas.getByLabelText('Email address')
    await expect(control).toHaveFocus()
    await expect(getComputedStyle(control.parentElement ?? control)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' })
    await expect(control).not.toHaveAttribute('aria-invalid')
    await expect(control).not.toHaveAttribute('aria-describedby')
    await userEvent.keyboard('a@b')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b')
  },
}

export const DescribesHintBeforeError: Story = {
  args: { hint: 'We send the code there', error: 'Invalid email' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Email address')
    await expect(control).toHaveAccessibleDescription('We send the code there Invalid email')
    await expect(control).toBeInvalid()
  },
}

function Corrected() {
  const [value, setValue] = useState('adaeze')
  return (
    <TextField label="Email address" value={value} onValueChange={setValue} error={value.includes('@') ? undefined : 'Invalid email'} />
  )
}

export const ErrorRemovesItsId: Story = {
  render: () => <Corrected />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Email address')
    await expect(control).toHaveAccessibleDescription('Invalid email')
    await userEvent.type(control, '@okafor.ng')
    await expect(control).toHaveValue('adaeze@okafor.ng')
    await expect(control).not.toHaveAttribute('aria-describedby')
    await expect(control).not.toHaveAttribute('aria-invalid')
  },
}

export const InForm: Story = {
  render: () => (
    <form aria-label="Person">
      <Stack align="start">
        <TextField label="First name" name="first" defaultValue="Adaeze" required />
        <fieldset disabled>
          <legend>Approved</legend>
          <TextField label="Last name" name="last" defaultValue="Okafor" />
        </fieldset>
        <Button type="reset" variant="secondary">
          Start again
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const first = canvas.getByLabelText('First name')
    await expect(first).toBeRequired()
    await userEvent.clear(first)
    await userEvent.type(first, 'Ngozi')
    await expect([...new FormData(form)]).toEqual([['first', 'Ngozi']])
    await expect(canvas.getByLabelText('Last name')).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(first).toHaveValue('Adaeze')
  },
}

export const LabelHidden: Story = {
  args: { label: 'Search trips', labelHidden: true, placeholder: 'Plate or driver' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search trips' })).toBeVisible()
  },
}

export const Clears: Story = {
  args: { clearable: true, defaultValue: 'adaeze@okafor.ng' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText('Email address')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Email address' }))
    await expect(control).toHaveValue('')
    await expect(control).toHaveFocus()
    await expect(args.onValueChange?.mock.calls).toEqual([['']])
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}

function Tidied() {
  const [value, setValue] = useState('')
  const [judged, setJudged] = useState<string>()
  return (
    <>
      <TextField
        label="First name"
        trim
        clearable
        value={value}
        onValueChange={setValue}
        onBlur={(event) => setJudged(event.target.value)}
      />
      <output>{judged === undefined ? 'not left yet' : `[${judged}] [${value}]`}</output>
    </>
  )
}

export const TrimsOnBlur: Story = {
  render: () => <Tidied />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('First name')
    await userEvent.type(control, '  Ọlá Núñez ')
    await expect(control).toHaveValue('  Ọlá Núñez ')
    await userEvent.tab()
    await userEvent.tab()
    await expect(control).toHaveValue('Ọlá Núñez')
    // `onBlur` sees the trimmed text.
    await expect(canvas.getByRole('status')).toHaveTextContent('[Ọlá Núñez] [Ọlá Núñez]')
  },
}

export const SoftLimit: Story = {
  args: { maxLength: 10, defaultValue: 'Ojota' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText<HTMLInputElement>('Email address')
    await expect(control).not.toHaveAttribute('maxlength')
    await expect(control).toHaveAccessibleDescription('At most 10 characters')
    await expect(canvas.getByText('Characters left: 5')).toBeVisible()
    await userEvent.click(control)
    await userEvent.paste(' to Oshodi')
    await expect(control).toHaveValue('Ojota to Oshodi')
    await expect(control).toBeInvalid()
    await expect(control.validity.customError).toBe(true)
    // Shown immediately, announced when typing pauses.
    await expect(canvas.getByText('Characters too many: 5')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Characters too many: 5'))
    await userEvent.keyboard('{Backspace}'.repeat(5))
    await expect(control).not.toHaveAttribute('aria-invalid')
    await expect(control.validity.valid).toBe(true)
  },
}

export const CountsAfterReset: Story = {
  render: () => (
    <form aria-label="Vehicle">
      <TextField label="Nickname" name="nickname" maxLength={20} clearable defaultValue="The blue one" />
      <Button type="reset">Start again</Button>
    </form>
  ),
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Nickname' }))
    await expect(canvas.getByText('Characters left: 20')).toBeVisible()
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([['nickname', '']])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(canvas.getByLabelText('Nickname')).toHaveValue('The blue one')
    await expect(canvas.getByText('Characters left: 8')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear Nickname' })).toBeVisible()
  },
}

/** A field that gets focus outside of the visible part, such as the first invalid one of a form, comes into view with label and message. */
export const ScrolledToWithItsLabel: Story = {
  args: { label: 'First name', hint: 'As on the licence', error: 'Please enter the first name' },
  tags: ['one-theme'],
  render: (args) => (
    <section aria-label="Person" style={{ blockSize: 240, overflow: 'auto' }}>
      <div style={{ paddingBlock: 600 }}>
        <TextField {...args} />
      </div>
    </section>
  ),
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Person' })
    const { top, bottom } = section.getBoundingClientRect()
    const control = canvas.getByRole('textbox')
    for (const from of [0, section.scrollHeight]) {
      section.scrollTo({ top: from })
      control.scrollIntoView({ block: 'nearest' })
      await expect(canvas.getByText('First name').getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
      await expect(canvas.getByText('Please enter the first name').getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    }
  },
}

export const Loading: Story = {
  args: { loading: true, labels: { loading: 'Looking up the name' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking up the name')
  },
}

export const NarrowRtl: Story = {
  args: { clearable: true, prefix: '₦', suffix: 'a month', defaultValue: '6,500.00' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <TextField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox').getBoundingClientRect()
    await expect(canvas.getByText('₦').getBoundingClientRect().left).toBeGreaterThan(control.left)
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(control.left + 1)
    await expect(control.width).toBeGreaterThan(120)
  },
}
