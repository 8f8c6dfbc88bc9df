import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
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
    <Grid columns="quarters">
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
      <TextField label="RC number" defaultValue="RC1294417" disabled note={{ tone: 'info', text: 'Approved. Ask support to change it.' }} />
    </Grid>
  ),
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

export const ErrorGoesWithItsId: Story = {
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

export const InAForm: Story = {
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
