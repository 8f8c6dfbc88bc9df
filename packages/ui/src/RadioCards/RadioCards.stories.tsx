import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, User } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { TrafficIllustration } from '../illustrations/TrafficIllustration.tsx'
import { RadioCards, type RadioCard } from './RadioCards.tsx'

const kinds: RadioCard[] = [
  { value: 'business', title: 'Registered Business', description: 'With a CAC number', icon: <Building2 /> },
  { value: 'person', title: 'An Individual', description: 'In your own name', icon: <User /> },
]

const meta = {
  title: 'UI/Fields/RadioCards',
  component: RadioCards,
  args: { label: 'Who are you?', options: kinds, onValueChange: fn() },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="halves">
      <RadioCards label="Who are you?" options={kinds} defaultValue="business" />
      <RadioCards label="Side by side" hint="You cannot change it later" options={kinds} columns="two" defaultValue="person" />
      <RadioCards label="Wrong" options={kinds} error="Choose one" />
      <RadioCards label="Off" options={kinds} defaultValue="business" disabled />
      <RadioCards
        label="With badges"
        options={kinds.map((card, index) => ({
          ...card,
          disabled: index === 1,
          badge: index === 0 ? <Badge tone="info">New</Badge> : null,
        }))}
      />
      <RadioCards
        label="With pictures"
        columns="two"
        defaultValue="business"
        options={[
          {
            value: 'business',
            title: 'A firm',
            description: 'It owns the vehicles.',
            illustration: <TrafficIllustration traffic="fleet" />,
            points: ['Its number'],
          },
          {
            value: 'person',
            title: 'A person',
            description: 'You own the vehicle.',
            illustration: <TrafficIllustration />,
            points: ['Your number', 'Your address'],
          },
        ]}
      />
      <RadioCards label="Read only" options={kinds} defaultValue="person" readOnly />
      <RadioCards label="Short ones" options={[...kinds, { value: 'other', title: 'Another', icon: <User /> }]} columns="three" />
    </Grid>
  ),
}

export const Selects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const business = canvas.getByRole('radio', { name: 'Registered Business' })
    await expect(business).toHaveAccessibleDescription('With a CAC number')
    await userEvent.tab()
    await expect(business).toHaveFocus()
    const card = business.closest('label')
    await expect(card && getComputedStyle(card)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' })
    await userEvent.click(canvas.getByText('With a CAC number'))
    await expect(business).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'An Individual' })).toBeChecked()
    await expect(args.onValueChange?.mock.calls).toEqual([['business'], ['person']])
  },
}

export const DescribesBadge: Story = {
  args: { options: kinds.map((card) => ({ ...card, badge: <Badge>New</Badge> })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'An Individual' })).toHaveAccessibleDescription('New In your own name')
  },
}

export const DescribesPoints: Story = {
  args: { options: kinds.map((card) => ({ ...card, points: ['A number', 'An address'] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'An Individual' })).toHaveAccessibleDescription('In your own name A number. An address.')
  },
}

function Held() {
  const [kind, setKind] = useState<string | null>(null)
  return <RadioCards label="Who are you?" options={kinds} value={kind} onValueChange={setKind} />
}

export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'An Individual' }))
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('An Individual')
  },
}

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Partner">
      <RadioCards {...args} name="kind" required />
      <fieldset disabled>
        <RadioCards label="Off" name="off" options={kinds} defaultValue="person" />
      </fieldset>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const [business] = canvas.getAllByRole('radio', { name: 'Registered Business' })
    if (!business) throw new Error('a card')
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(business)
    await expect([...new FormData(form)]).toEqual([['kind', 'business']])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(business).not.toBeChecked()
  },
}

export const NarrowRtl: Story = {
  args: { columns: 'two', hint: 'You cannot change it later' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <RadioCards {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('An Individual').getBoundingClientRect()
    const card = canvas.getByRole('radio', { name: 'An Individual' }).getBoundingClientRect()
    await expect(card.right - words.right).toBeGreaterThan(40)
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(320)
  },
}

function HeldInAForm() {
  const [kind, setKind] = useState<string | null>('business')
  return (
    <form>
      <RadioCards label="Who are you?" name="kind" options={kinds} value={kind} onValueChange={setKind} />
      <Button type="reset">Start again</Button>
    </form>
  )
}

export const ControlledAfterReset: Story = {
  render: () => <HeldInAForm />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('radio', { name: 'An Individual' })
    await userEvent.click(control)
    await userEvent.click(canvas.getByRole('button'))
    await new Promise((done) => setTimeout(done, 50))
    await expect(control).toBeChecked()
  },
}

/** A press on a text of a card reaches the text, which selects the card as its label; so does one on the radio button itself. */
export const TextUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const text of ['An Individual', 'In your own name']) {
      const element = canvas.getByText(text)
      const { left, top, width, height } = element.getBoundingClientRect()
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(element)
    }
    const radio = canvas.getByRole('radio', { name: 'An Individual' })
    const { left, top, width, height } = radio.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(radio)
    await userEvent.click(canvas.getByText('An Individual'))
    await expect(radio).toBeChecked()
  },
}
