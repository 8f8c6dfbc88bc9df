// Longer than most files: one form for each way in which an upload can end.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { carried, drags, fileOf, pictureOf, server } from '../private/stories/exampleFiles.ts'
import { choose, hidden, inputOf, permit, rows, getStatus } from '../private/stories/uploadStoryHelpers.ts'
import { Stack } from '../Stack/Stack.tsx'
import { FileUploader, type FileUploaderProps } from './FileUploader.tsx'
import type { UploadedFile } from './uploadQueue.ts'

const never: FileUploaderProps['upload'] = () => new Promise(() => {})

const meta = {
  title: 'UI/Fields/FileUploader',
  component: FileUploader,
  args: { label: 'Proof of address', upload: never },
  tags: ['!autodocs'],
} satisfies Meta<typeof FileUploader>
export default meta
type Story = StoryObj<typeof meta>

const sending = server()
const submitted = fn((event: SubmitEvent) => event.preventDefault())

function DocumentForm() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = form
    current?.addEventListener('submit', submitted)
    return () => current?.removeEventListener('submit', submitted)
  }, [])
  return (
    <form ref={form} aria-label="Documents">
      <Stack>
        <FileUploader label="Proof of address" name="document" upload={sending.upload} multiple required />
        <Button type="submit">Next</Button>
        <Button type="reset" variant="quiet">
          Clear
        </Button>
      </Stack>
    </form>
  )
}

export const InAForm: Story = {
  render: () => <DocumentForm />,
  tags: ['one-theme'],
  beforeEach: () => void submitted.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const input = inputOf(canvas)
    const send = canvas.getByRole('button', { name: 'Next' })
    const before = sending.sent.length
    await userEvent.click(send)
    await expect(submitted).not.toHaveBeenCalled()
    await expect(input.validationMessage).toBe('Kindly select a file')
    await choose(input, fileOf('a.pdf'), fileOf('b.pdf'))
    await waitFor(() => expect(sending.sent.length).toBe(before + 2))
    // A chosen file is not uploaded yet.
    await expect(input.validationMessage).toBe('The upload has not finished yet')
    await userEvent.click(send)
    await expect(submitted).not.toHaveBeenCalled()
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    sending.at(before + 1).arrive('files/b')
    await canvas.findByText('2.8 MB, uploaded')
    sending.at(before).arrive('files/a')
    await waitFor(() => expect(input.validationMessage).toBe(''))
    await expect(new FormData(form).getAll('document')).toEqual(['files/a', 'files/b'])
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    await userEvent.click(send)
    await expect(submitted).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(rows(canvas)).toEqual([]))
    await expect(new FormData(form).getAll('document')).toEqual([])
  },
}

export const DisabledByAFieldset: Story = {
  args: { name: 'document', defaultValue: [permit], multiple: true },
  render: (args) => (
    <form aria-label="Documents">
      <fieldset disabled>
        <FileUploader {...args} />
      </fieldset>
    </form>
  ),
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeDisabled()
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('document')).toEqual([])
  },
}

export const ReadOnly: Story = {
  args: { name: 'document', value: [permit], readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Proof of address: selected files' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(hidden(canvasElement)).toEqual(['files/7'])
    drags(canvasElement.querySelector('[data-takes-files]') ?? canvasElement, 'drop', carried([fileOf('a.pdf')]))
    await expect(rows(canvas)).toHaveLength(1)
  },
}

export const ManualUpload: Story = {
  args: { autoUpload: false, multiple: true, upload: fn(async (file: File) => file.name) },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    await choose(inputOf(canvas), fileOf('a.pdf'), fileOf('b.pdf'))
    const start = await canvas.findByRole('button', { name: 'Upload 2 files' })
    await expect(args.upload).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove b.pdf' }))
    await expect(start).toHaveTextContent('Upload')
    await userEvent.click(start)
    await expect(await canvas.findByText('2.8 MB, uploaded')).toBeVisible()
    await expect(args.upload).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus()
  },
}

export const AsyncValidator: Story = {
  args: {
    upload: fn(async () => 'files/1'),
    validator: async (file) => (file.name.startsWith('old') ? 'This document is of last year' : undefined),
    onReject: fn(),
  },
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    await choose(inputOf(canvas), fileOf('old-permit.pdf'))
    await expect(await canvas.findByText('This document is of last year')).toBeVisible()
    await expect(args.upload).not.toHaveBeenCalled()
    await expect(args.onReject).toHaveBeenCalledWith([expect.objectContaining({ reason: 'validator' })])
  },
}

const leaving = server()

function Comes() {
  const [here, setHere] = useState(true)
  const [value, setValue] = useState<readonly UploadedFile[]>([])
  return (
    <Stack>
      <Button onClick={() => setHere(!here)}>Step</Button>
      {here ? <FileUploader label="Proof of address" multiple value={value} onValueChange={setValue} upload={leaving.upload} /> : null}
    </Stack>
  )
}

export const AbortsOnUnmount: Story = {
  render: () => <Comes />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const made: string[] = []
    const given: string[] = []
    const createObjectURL = URL.createObjectURL.bind(URL)
    const revokeObjectURL = URL.revokeObjectURL.bind(URL)
    URL.createObjectURL = (thing: Blob) => {
      made.push(createObjectURL(thing))
      return made.at(-1) ?? ''
    }
    URL.revokeObjectURL = (url) => {
      given.push(url)
      revokeObjectURL(url)
    }
    try {
      const before = leaving.sent.length
      await choose(inputOf(canvas), await pictureOf('a.jpg'), await pictureOf('b.png', 'image/png'))
      await waitFor(() => expect(leaving.sent.length).toBe(before + 2))
      leaving.at(before).arrive('files/a')
      await canvas.findByText(/, uploaded$/)
      const step = canvas.getByRole('button', { name: 'Step' })
      await userEvent.click(step)
      await expect(leaving.last().context.signal.aborted).toBe(true)
      await expect(made.length).toBeGreaterThanOrEqual(2)
      await expect(given.toSorted()).toEqual(made.toSorted())
      leaving.last().arrive('files/b')
      await userEvent.click(step)
      // Uploaded files are listed from `value`, without the file itself.
      await waitFor(() => expect(rows(canvas)).toHaveLength(1))
      await expect(canvas.getByRole('button', { name: 'Remove a.jpg' })).toBeVisible()
    } finally {
      URL.createObjectURL = createObjectURL
      URL.revokeObjectURL = revokeObjectURL
    }
  },
}

const tries = server()

export const FailsAndRetries: Story = {
  args: { upload: tries.upload, onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const before = tries.sent.length
    await choose(inputOf(canvas), fileOf('bill.pdf'))
    await waitFor(() => expect(tries.sent.length).toBe(before + 1))
    tries.last().fail(Object.assign(new Error('Down'), { status: 503 }))
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByText('The file could not be uploaded. Please try again.')).toBeVisible()
    await expect(getStatus(canvas)).toHaveTextContent('bill.pdf: The file could not be uploaded. Please try again.')
    await userEvent.click(again)
    await waitFor(() => expect(tries.sent.length).toBe(before + 2))
    await expect(tries.last().context.signal).not.toBe(tries.at(-2).context.signal)
    await expect(canvas.getByRole('button', { name: 'Cancel bill.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(tries.last().context.signal.aborted).toBe(true)
    await expect(await canvas.findByText('Cancelled')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove bill.pdf' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(tries.sent.length).toBe(before + 3))
    tries.last().fail(Object.assign(new Error('This PDF is protected by a password'), { status: 422 }))
    await expect(await canvas.findByText('This PDF is protected by a password')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

const full = server()

/** The place of a cancelled file, or the file itself, may have been taken since. */
export const RetriesOnlyWithAPlace: Story = {
  args: { upload: full.upload, multiple: true, maxFiles: 2, onValueChange: fn(), onReject: fn() },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const before = full.sent.length
    await choose(inputOf(canvas), fileOf('a.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel a.pdf' }))
    await choose(inputOf(canvas), fileOf('b.pdf'), fileOf('c.pdf'))
    await waitFor(() => expect(full.sent.length).toBe(before + 3))
    full.at(-2).arrive()
    full.last().arrive()
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Only 2 files can be added')).toBeVisible()
    await expect(getStatus(canvas)).toHaveTextContent('a.pdf: Only 2 files can be added')
    await expect(args.onReject).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.pdf', reason: 'tooMany' })])
    await expect(full.sent.length).toBe(before + 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove b.pdf' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(full.sent.length).toBe(before + 4))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel a.pdf' }))
    await choose(inputOf(canvas), fileOf('a.pdf'))
    await waitFor(() => expect(full.sent.length).toBe(before + 5))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('This file is already in the list')).toBeVisible()
  },
}

const wrong = server()

/** A row says more than "Kindly select a file", but not what the server says of the field. */
export const KeepsOtherErrors: Story = {
  render: (args) => (
    <Stack>
      <FileUploader {...args} label="Missing" error="Kindly select a file" />
      <FileUploader {...args} label="Refused" error="This document was sent before" />
    </Stack>
  ),
  args: { upload: wrong.upload },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kindly select a file')).toBeVisible()
    await expect(canvas.getByText('This document was sent before')).toBeVisible()
    const before = wrong.sent.length
    const inputs = [canvas.getByLabelText(/^Missing/), canvas.getByLabelText(/^Refused/)]
    for (const input of inputs) await choose(input as HTMLInputElement, fileOf('bill.pdf'))
    await waitFor(() => expect(wrong.sent.length).toBe(before + 2))
    await expect(canvas.queryByText('Kindly select a file')).toBeNull()
    await expect(canvas.getByText('This document was sent before')).toBeVisible()
    wrong.last().fail(Object.assign(new Error('Down'), { status: 503 }))
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByText('This document was sent before')).toBeVisible()
  },
}

const several = server()

/** On a phone the row of a file that fails is as tall as before, so that what is below stays in its place. */
export const FailsInPlace: Story = {
  args: { upload: several.upload, multiple: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const before = several.sent.length
    await choose(inputOf(canvas), fileOf('bill.pdf'))
    await waitFor(() => expect(several.sent.length).toBe(before + 1))
    const getHeight = () => canvas.getByRole('listitem').getBoundingClientRect().height
    const height = getHeight()
    several.last().fail(Object.assign(new Error('Down'), { status: 503 }))
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(getHeight()).toBe(height)
  },
}

const offline = server()

export const RetriesWhenOnline: Story = {
  args: { upload: offline.upload },
  tags: ['one-theme'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    const before = offline.sent.length
    await choose(inputOf(canvas), fileOf('bill.pdf'))
    await waitFor(() => expect(offline.sent.length).toBe(before + 1))
    offline.last().fail(new TypeError('Failed to fetch'))
    await expect(await canvas.findByText('You are offline. The upload continues when you are back online.')).toBeVisible()
    await fireEvent(window, new Event('online'))
    await waitFor(() => expect(offline.sent.length).toBe(before + 2))
    offline.last().arrive()
    await expect(await canvas.findByText('2.8 MB, uploaded')).toBeVisible()
  },
}
