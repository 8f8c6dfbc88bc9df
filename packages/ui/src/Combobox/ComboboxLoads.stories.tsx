import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { getActiveOption, announces, isClosed, listbox, optionNames, createManualSearch } from '../private/stories/comboboxQueries.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

interface Place {
  id: string
  street: string
  area: string
}

const places: Place[] = [
  { id: 'p1', street: '24 Adeniyi Jones Avenue', area: 'Ikeja, Lagos' },
  { id: 'p2', street: '24 Adeniji Adele Road', area: 'Lagos Island, Lagos' },
  { id: 'p3', street: 'Adeniran Ogunsanya Street', area: 'Surulere, Lagos' },
]
const [first, second] = places
const atOnce: NonNullable<ComboboxProps<Place>['loadOptions']> = () => places

const meta = {
  title: 'UI/Fields/Combobox',
  component: Combobox<Place>,
  args: {
    label: 'Full address',
    loadOptions: atOnce,
    getKey: (place) => place.id,
    getLabel: (place) => place.street,
    getDescription: (place) => place.area,
    startIcon: <Search />,
    optionIcon: <MapPin />,
    allowCustomValue: true,
    debounce: 20,
    labels: { typedOptionHint: 'If your street is not listed' },
  },
  tags: ['!autodocs'],
} satisfies Meta<ComboboxProps<Place>>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Full address' })
let server = createManualSearch<Place>()
const withServer: Pick<Story, 'args' | 'beforeEach'> = {
  args: { loadOptions: (query: string, context: { signal: AbortSignal }) => server.load(query, context) },
  beforeEach: () => {
    server = createManualSearch<Place>()
  },
}

export const AddressSearch: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const control = field()
    await userEvent.type(control, '24 Adeni')
    await listbox('Full address')
    await waitFor(() =>
      expect(optionNames()).toEqual([
        '24 Adeniyi Jones Avenue, Ikeja, Lagos',
        '24 Adeniji Adele Road, Lagos Island, Lagos',
        'Adeniran Ogunsanya Street, Surulere, Lagos',
        'Use “24 Adeni” as typed, If your street is not listed',
      ]),
    )
    await announces(canvasElement, '3 suggestions')
  },
}

/** An address has two lines in the list and one text in the field. */
export const FieldTextDiffersFromOption: Story = {
  args: { getInputValue: ({ street, area }) => `${street}, ${area}` },
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.type(control, '24 Adeni')
    await userEvent.click(await screen.findByRole('option', { name: '24 Adeniyi Jones Avenue, Ikeja, Lagos' }))
    await expect(control).toHaveValue('24 Adeniyi Jones Avenue, Ikeja, Lagos')
  },
}

export const TooFewLetters: Story = {
  ...withServer,
  play: async ({ canvasElement, userEvent }) => {
    const control = field()
    await userEvent.type(control, '24')
    await expect(await screen.findByText('Type at least 3 letters', { ignore: '[role="status"]' })).toBeVisible()
    await announces(canvasElement, 'Type at least 3 letters')
    await expect(control).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(control, ' A')
    await waitFor(() => expect(server.queries()).toEqual(['24 A']))
    server.requests[0]?.answer(places)
    await listbox('Full address')
    // Too few letters again: the previous results no longer apply.
    await userEvent.type(control, '{Backspace}{Backspace}')
    await isClosed(control)
    await expect(server.queries()).toEqual(['24 A'])
  },
}

export const Searching: Story = {
  ...withServer,
  play: async ({ canvasElement, userEvent }) => {
    const control = field()
    await userEvent.type(control, 'Allen')
    await expect(await screen.findByText('Searching', { ignore: '[role="status"]' })).toBeVisible()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await announces(canvasElement, 'Searching')
  },
}

/** A search that is given up with Escape is not announced any longer. */
export const SearchGivenUp: Story = {
  ...withServer,
  tags: ['one-theme'],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(field(), 'Allen')
    await announces(canvasElement, 'Searching')
    await userEvent.keyboard('{Escape}')
    await announces(canvasElement, '')
  },
}

export const OnlyTheLastResponseCounts: Story = {
  ...withServer,
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.type(control, '24 A')
    await waitFor(() => expect(server.requests).toHaveLength(1))
    await userEvent.type(control, 'd')
    await expect(server.requests[0]?.signal.aborted).toBe(true)
    await waitFor(() => expect(server.requests).toHaveLength(2))
    server.requests[1]?.answer(second ? [second] : [])
    await listbox('Full address')
    server.requests[0]?.answer(places)
    await new Promise((done) => setTimeout(done, 50))
    await expect(optionNames()).toHaveLength(2)
    // Backspace searches again, but known queries come from the cache.
    await userEvent.type(control, '{Backspace}')
    await waitFor(() => expect(server.queries()).toEqual(['24 A', '24 Ad', '24 A']))
    await userEvent.type(control, 'd')
    await waitFor(() => expect(optionNames()[0]).toBe('24 Adeniji Adele Road, Lagos Island, Lagos'))
    await new Promise((done) => setTimeout(done, 50))
    await expect(server.requests).toHaveLength(3)
  },
}

export const LateResponses: Story = {
  ...withServer,
  tags: ['one-theme'],
  render: (args) => (
    <>
      <Combobox {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.type(control, '24 A')
    await waitFor(() => expect(server.requests).toHaveLength(1))
    server.requests[0]?.answer(places)
    await listbox('Full address')
    await userEvent.type(control, 'x')
    await waitFor(() => expect(server.requests).toHaveLength(2))
    // After leaving the field no list opens.
    await userEvent.tab()
    await expect(server.requests[1]?.signal.aborted).toBe(true)
    server.requests[1]?.answer(places)
    await new Promise((done) => setTimeout(done, 50))
    await isClosed(control)
    await expect(control).toHaveValue('24 Ax')
  },
}

export const Failed: Story = {
  ...withServer,
  play: async ({ canvasElement, userEvent }) => {
    const control = field()
    await userEvent.type(control, '24 A')
    await waitFor(() => expect(server.requests).toHaveLength(1))
    server.requests[0]?.fail()
    const message = 'The suggestions could not be loaded'
    await expect(await screen.findByText(message, { ignore: '[role="status"]' })).toBeVisible()
    await announces(canvasElement, message)
    await userEvent.keyboard('{ArrowDown}')
    await expect(getActiveOption(control)).toBe('Try again')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(server.queries()).toEqual(['24 A', '24 A']))
    server.requests[1]?.answer(first ? [first] : [])
    await waitFor(() => expect(optionNames()[0]).toBe('24 Adeniyi Jones Avenue, Ikeja, Lagos'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(control).toHaveValue('24 Adeniyi Jones Avenue')
  },
}

function UnmountingCombobox(args: ComboboxProps<Place>) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere ? <Combobox {...args} /> : 'Gone'}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setThere(false)}>
        Leave
      </button>
    </>
  )
}

export const UnmountedWhileLoading: Story = {
  ...withServer,
  tags: ['one-theme'],
  render: (args) => <UnmountingCombobox {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(), '24 A')
    await waitFor(() => expect(server.requests).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(canvas.getByText('Gone')).toBeVisible()
    await expect(server.requests[0]?.signal.aborted).toBe(true)
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** Where nothing needs to be typed, a selected option is not taken for a search: all options are offered. */
export const OpensWithAValue: Story = {
  ...withServer,
  args: { ...withServer.args, minChars: 0, allowCustomValue: false, defaultValue: first ?? null },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.click(control)
    await waitFor(() => expect(server.queries()).toEqual(['']))
    server.requests[0]?.answer(places)
    await waitFor(() => expect(optionNames()).toHaveLength(3))
    await userEvent.keyboard('{Escape}')
    await expect(control).toHaveValue('24 Adeniyi Jones Avenue')
  },
}
