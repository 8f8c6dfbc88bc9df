import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { RadioGroup, type RadioGroupOption } from './RadioGroup.tsx'

const documents: RadioGroupOption[] = [
  { value: 'nin', label: 'NIN' },
  { value: 'bvn', label: 'BVN' },
  { value: 'passport', label: 'Passport', description: 'The page with the picture' },
]

const meta = {
  title: 'UI/Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Identity', options: documents, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <RadioGroup label="Identity" hint="We check it once" options={documents} defaultValue="nin" />
      <RadioGroup label="Side by side" options={documents.slice(0, 2)} orientation="horizontal" defaultValue="bvn" />
      <RadioGroup label="Wrong" options={documents} error="Choose one" />
      <RadioGroup label="Off" options={documents} defaultValue="nin" disabled />
      <RadioGroup label="Read only" options={documents} defaultValue="bvn" readOnly />
    </Grid>
  ),
}

export const Selects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Identity' })
    await expect(group).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    const nin = canvas.getByRole('radio', { name: 'NIN' })
    await expect(nin).toHaveFocus()
    await expect(nin).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(nin).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    const passport = canvas.getByRole('radio', { name: 'Passport' })
    await expect(passport).toBeChecked()
    await expect(passport).toHaveAccessibleDescription('The page with the picture')
    await userEvent.keyboard('{ArrowDown}')
    await expect(nin).toBeChecked()
    await userEvent.click(canvas.getByText('The page with the picture'))
    await expect(passport).toBeChecked()
    await expect(args.onValueChange?.mock.calls).toEqual([['nin'], ['passport'], ['nin'], ['passport']])
  },
}

function Held() {
  const [paper, setPaper] = useState<string | null>(null)
  return (
    <>
      <RadioGroup label="Identity" options={documents} value={paper} onValueChange={setPaper} />
      <Button onClick={() => setPaper(null)}>Forget</Button>
    </>
  )
}

export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const bvn = canvas.getByRole('radio', { name: 'BVN' })
    await userEvent.click(bvn)
    await expect(bvn).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Forget' }))
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
  },
}

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Person">
      <RadioGroup {...args} name="paper" required />
      <RadioGroup label="Approved" name="approved" options={documents} defaultValue="bvn" readOnly />
      <RadioGroup label="Not sent" options={documents} defaultValue="bvn" />
      <fieldset disabled>
        <RadioGroup label="Off" name="off" options={documents} defaultValue="bvn" />
      </fieldset>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(canvas.getByRole('radiogroup', { name: 'Identity' })).toBeRequired()
    await expect(form.checkValidity()).toBe(false)
    const [nin] = canvas.getAllByRole('radio', { name: 'NIN' })
    if (!nin) throw new Error('a radio button')
    await userEvent.click(nin)
    await expect([...new FormData(form)]).toEqual([
      ['paper', 'nin'],
      ['approved', 'bvn'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(nin).not.toBeChecked()
  },
}

export const ReadsErrorOnce: Story = {
  args: { hint: 'We check it once', error: 'Choose one', defaultValue: 'bvn' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toHaveAccessibleDescription('We check it once Choose one')
    await expect(group).toBeInvalid()
    const [nin] = canvas.getAllByRole('radio')
    await expect(nin && getComputedStyle(nin).borderTopWidth).toBe('2px')
    group.focus()
    await expect(canvas.getByRole('radio', { name: 'BVN' })).toHaveFocus()
  },
}

export const Rtl: Story = {
  args: { orientation: 'horizontal', options: documents.slice(0, 2), defaultValue: 'nin' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <RadioGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('radio', { name }).getBoundingClientRect().left
    await expect(left('BVN')).toBeLessThan(left('NIN'))
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(320)
  },
}

function HeldInAForm() {
  const [paper, setPaper] = useState<string | null>('nin')
  return (
    <form>
      <RadioGroup label="Identity" name="paper" options={documents} value={paper} onValueChange={setPaper} />
      <Button type="reset">Start again</Button>
    </form>
  )
}

export const ControlledAfterReset: Story = {
  render: () => <HeldInAForm />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('radio', { name: 'BVN' })
    await userEvent.click(control)
    await userEvent.click(canvas.getByRole('button'))
    await new Promise((done) => setTimeout(done, 50))
    await expect(control).toBeChecked()
  },
}
