import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { carried, drags, fileOf, pastes, pictureOf, server } from '../private/stories/files.ts'
import { Stack } from '../Stack/Stack.tsx'
import { FileUploader, type FileUploaderProps } from './FileUploader.tsx'
import type { UploadedFile } from './queue.ts'

const never: FileUploaderProps['upload'] = () => new Promise(() => {})
const permit = { value: 'files/7', name: 'road-worthiness-2026.pdf', size: 2_936_012, note: 'uploaded 14:32' }

const meta = {
  title: 'UI/Fields/FileUploader',
  component: FileUploader,
  args: { label: 'Proof of address', upload: never },
} satisfies Meta<typeof FileUploader>
export default meta
type Story = StoryObj<typeof meta>

/** Puts files into the uploader inside it, as a person would. */
function Given({ files, children }: { files: () => Promise<File[]>; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isHere = true
    const give = async () => {
      const data = new DataTransfer()
      for (const file of await files()) data.items.add(file)
      const input = place.current?.querySelector('input')
      if (!isHere || !input) return
      input.files = data.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    void give()
    return () => {
      isHere = false
    }
  }, [files])
  return <div ref={place}>{children}</div>
}

const bill = async () => [fileOf('ikedc-bill-october.pdf', { size: 3_565_158 })]
const picture = async () => [await pictureOf('bill.jpg')]
const tooBig = async () => [fileOf('insurance-scan-full.pdf', { size: 5 * 1024 * 1024 + 1 })]
const several = async () => [
  fileOf('invoice-1.pdf'),
  fileOf('invoice-2.pdf', { size: 90_000 }),
  fileOf('notes.txt'),
  fileOf('empty.pdf', { size: 0 }),
]
const partly: FileUploaderProps['upload'] = (file, { onProgress }) => {
  onProgress({ loaded: file.size * 0.43 })
  return new Promise(() => {})
}
const fails: FileUploaderProps['upload'] = async () => {
  throw new Error('No network')
}
const gone: FileUploaderProps['upload'] = (file, { onProgress }) => {
  onProgress({ loaded: file.size })
  return new Promise(() => {})
}

export const Overview: Story = {
  render: () => (
    <Grid columns="halves">
      <Stack>
        <FileUploader label="Nothing yet" upload={never} />
        <FileUploader label="Missing" upload={never} error="Kindly select a file" required />
        <FileUploader label="Several" hint="Every page of the paper" upload={never} multiple maxFiles={5} optionalLabel="optional" />
        <FileUploader label="Off" upload={never} disabled />
        <FileUploader label="Fixed" upload={never} readOnly value={[permit]} />
      </Stack>
      <Stack>
        <FileUploader label="There" upload={never} value={[permit]} />
        <Given files={bill}>
          <FileUploader label="On its way" upload={partly} />
        </Given>
        <Given files={picture}>
          <FileUploader label="All of it has gone" upload={gone} />
        </Given>
        <Given files={picture}>
          <FileUploader label="Picture" upload={async () => 'files/8'} />
        </Given>
        <Given files={bill}>
          <FileUploader label="Failed" upload={fails} />
        </Given>
        <Given files={tooBig}>
          <FileUploader label="Too big" upload={never} />
        </Given>
        <Given files={several}>
          <FileUploader label="Some of each" upload={never} multiple autoUpload={false} />
        </Given>
      </Stack>
    </Grid>
  ),
}

const MB = 1024 * 1024
type Canvas = ReturnType<typeof within>

const inputOf = (canvas: Canvas, label: RegExp | string = /Proof of address/) =>
  canvas.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
/** Chooses files as the browser's own window would. */
const choose = async (input: HTMLInputElement, ...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  input.files = data.files
  await fireEvent.change(input)
}
const rows = (canvas: Canvas) => canvas.queryAllByRole('listitem').map((row) => row.textContent)
const said = (canvas: Canvas) => canvas.getByRole('status')
const hidden = (root: HTMLElement, name = 'paper') =>
  [...root.querySelectorAll<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)].map(({ value }) => value)

const one = server()

export const GoesAtOnce: Story = {
  args: { name: 'paper', onValueChange: fn(), onPendingChange: fn(), upload: one.upload },
  tags: ['one-theme'],
  play: async ({ args, canvas, canvasElement }) => {
    const input = inputOf(canvas)
    await expect(input).toHaveAccessibleName('Proof of address Choose a file or drop it here')
    await expect(input).toHaveAccessibleDescription('JPG, PNG, WebP or PDF, up to 5 MB')
    await choose(input, fileOf('bill.pdf', { size: 5 * MB }))
    await waitFor(() => expect(one.sent.length).toBeGreaterThan(0))
    const { context, arrive } = one.last()
    await expect(await canvas.findByText('Uploading')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'bill.pdf' }).matches(':indeterminate')).toBe(true)
    context.onProgress({ loaded: 2 * MB, total: 5 * MB })
    await expect(await canvas.findByText('2 of 5 MB, 40%')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'bill.pdf' })).toHaveValue(40)
    context.onProgress({ loaded: MB, total: 5 * MB })
    context.onProgress({ loaded: 5 * MB, total: 5 * MB })
    await expect(await canvas.findByText('Nearly done')).toBeVisible()
    await expect(hidden(canvasElement)).toEqual([])
    arrive('https://files.example/7')
    await expect(await canvas.findByText('5 MB, uploaded')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ value: 'https://files.example/7', name: 'bill.pdf', size: 5 * MB }])
    await expect(args.onPendingChange).toHaveBeenNthCalledWith(1, true)
    await expect(args.onPendingChange).toHaveBeenNthCalledWith(2, false)
    await expect(hidden(canvasElement)).toEqual(['https://files.example/7'])
    await expect(said(canvas)).toHaveTextContent('bill.pdf uploaded')
  },
}

export const ByKeyboard: Story = {
  args: { upload: async (file) => `files/${file.name}`, multiple: true, defaultValue: [permit] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const input = inputOf(canvas)
    let opened = 0
    input.addEventListener('click', (event) => {
      event.preventDefault()
      opened += 1
    })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(getComputedStyle(canvas.getByText('Choose files').closest('div') ?? input).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByText('Choose files'))
    await expect(opened).toBeGreaterThan(0)
    await choose(input, fileOf('a.pdf'), fileOf('b.pdf'))
    await canvas.findByRole('button', { name: 'Remove b.pdf' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove road-worthiness-2026.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus()
    await expect(said(canvas)).toHaveTextContent('road-worthiness-2026.pdf removed')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

const wrong = server()

export const SomeAreNotTaken: Story = {
  args: { upload: wrong.upload, multiple: true, maxFiles: 4, onReject: fn(), concurrency: 5 },
  play: async ({ args, canvas }) => {
    const input = inputOf(canvas)
    const before = wrong.sent.length
    await choose(
      input,
      fileOf('good-1.pdf'),
      fileOf('big.pdf', { size: 5 * MB + 1 }),
      fileOf('good-2.jpg', { kind: 'image/jpeg' }),
      fileOf('page.pdf', { kind: 'image/heic', type: 'application/pdf' }),
      fileOf('good-3.pdf', { size: 300 }),
    )
    await waitFor(() => expect(wrong.sent.length).toBe(before + 3))
    await expect(await canvas.findByText('File must be less than 5 MB')).toBeVisible()
    await expect(await canvas.findByText('The file is not what its name says')).toBeVisible()
    await expect(args.onReject).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'big.pdf', reason: 'tooBig', message: 'File must be less than 5 MB' }),
    ])
    await expect(args.onReject).toHaveBeenCalledWith([expect.objectContaining({ name: 'page.pdf', reason: 'content' })])
    // Whoever comes back to the input hears what was wrong.
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/big\.pdf : File must be less than 5 MB/)
    await expect(said(canvas)).toHaveTextContent('big.pdf: File must be less than 5 MB')
    // Three are on their way: there is room for one.
    await choose(input, fileOf('good-1.pdf'), fileOf('good-4.pdf'), fileOf('good-5.pdf'))
    await expect(await canvas.findByText('This file is already in the list')).toBeVisible()
    await expect(canvas.getByText('Only 4 files can be added')).toBeVisible()
    await waitFor(() => expect(wrong.sent.length).toBe(before + 4))
  },
}

export const PhotosOfPhones: Story = {
  args: { accept: ['jpg', 'heic', 'pdf'], multiple: true, upload: async (file) => file.name },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await choose(inputOf(canvas), fileOf('IMG_0042.HEIC', { kind: 'image/heic', type: '' }), await pictureOf('IMG_0043.jpg'))
    await waitFor(() => expect(canvas.getAllByText(/, uploaded$/)).toHaveLength(2))
    // This browser cannot draw the first one: it gets a sign instead.
    const [first, second] = canvas.getAllByRole('listitem')
    await waitFor(() => expect(first?.querySelector('img')).toBeNull())
    await expect(second?.querySelector('img')?.src).toMatch(/^blob:/)
  },
}

const tries = server()

export const FailsAndTriesAgain: Story = {
  args: { upload: tries.upload, onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const before = tries.sent.length
    await choose(inputOf(canvas), fileOf('bill.pdf'))
    await waitFor(() => expect(tries.sent.length).toBe(before + 1))
    tries.last().fail(Object.assign(new Error('Down'), { status: 503 }))
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByText('The file could not be uploaded. Please try again.')).toBeVisible()
    await expect(said(canvas)).toHaveTextContent('bill.pdf: The file could not be uploaded. Please try again.')
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

const offline = server()

export const WaitsForTheNetwork: Story = {
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
    await expect(await canvas.findByText('You are offline. The upload goes on when you are back.')).toBeVisible()
    await fireEvent(window, new Event('online'))
    await waitFor(() => expect(offline.sent.length).toBe(before + 2))
    offline.last().arrive()
    await expect(await canvas.findByText('2.8 MB, uploaded')).toBeVisible()
  },
}

const next = server()

export const TheOldStaysUntilTheNewIsThere: Story = {
  args: { name: 'paper', defaultValue: [permit], upload: next.upload },
  play: async ({ canvas, canvasElement }) => {
    const input = inputOf(canvas)
    const before = next.sent.length
    // The zone has made way; the words of the file are the label now.
    await expect(canvas.queryByText('Choose a file')).toBeNull()
    await expect(input).toHaveAccessibleName('Proof of address Replace')
    await choose(input, fileOf('road-worthiness-2027.pdf'))
    await waitFor(() => expect(next.sent.length).toBe(before + 1))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(hidden(canvasElement)).toEqual(['files/7'])
    next.last().fail(Object.assign(new Error(), { status: 500 }))
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(hidden(canvasElement)).toEqual(['files/7'])
    await choose(input, fileOf('road-worthiness-2027.pdf'))
    await waitFor(() => expect(next.sent.length).toBe(before + 2))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    next.last().arrive('files/8')
    await waitFor(() => expect(hidden(canvasElement)).toEqual(['files/8']))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(input.files).toHaveLength(0)
  },
}

export const TheSameFileAgain: Story = {
  args: { multiple: true, upload: async (file) => file.name },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const input = inputOf(canvas)
    await choose(input, fileOf('bill.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove bill.pdf' }))
    await expect(rows(canvas)).toEqual([])
    await expect(input.value).toBe('')
    await choose(input, fileOf('bill.pdf'))
    await expect(await canvas.findByText('2.8 MB, uploaded')).toBeVisible()
  },
}

const dropped = server()

function Two() {
  return (
    <Grid columns="halves">
      <FileUploader label="Proof of address" upload={dropped.upload} multiple />
      <FileUploader label="Permit" upload={dropped.upload} />
      <FileUploader label="Off" upload={dropped.upload} disabled />
    </Grid>
  )
}

export const DropsGoWhereTheyAreLetGo: Story = {
  render: () => <Two />,
  play: async ({ canvas }) => {
    const before = dropped.sent.length
    const [first, second, off] = canvas.getAllByText('Choose a file', { exact: false }).length
      ? [...document.querySelectorAll('[data-takes-files]')]
      : []
    if (!first || !second || !off) throw new Error('Three places')
    const inside = first.querySelector('svg') ?? first
    const bills = carried([fileOf('bill.pdf')], ['Papers'])

    await expect(drags(document.body, 'dragover', bills).defaultPrevented).toBe(true)
    await expect(bills.dropEffect).toBe('none')
    await waitFor(() => expect(canvas.getAllByText('Drop here')).toHaveLength(2))
    drags(first, 'dragover', bills)
    await expect(bills.dropEffect).toBe('copy')
    await expect(await canvas.findByText('Drop to upload')).toBeVisible()
    // From part to part of the same place nothing flickers.
    const heard: string[] = []
    const watch = new MutationObserver(() => heard.push(first.textContent ?? ''))
    watch.observe(first, { subtree: true, childList: true, characterData: true, attributes: true })
    drags(inside, 'dragenter', bills)
    drags(first, 'dragover', bills)
    await expect(canvas.getByText('Drop to upload')).toBeVisible()
    watch.disconnect()
    await expect(heard).toEqual([])
    // What is known to be wrong is said before it is let go.
    drags(second, 'dragover', carried([fileOf('notes.txt', { type: 'text/plain' })]))
    await expect(await canvas.findByText('Only JPG, PNG, WebP or PDF can be uploaded')).toBeVisible()
    drags(off, 'dragover', bills)
    await expect(bills.dropEffect).toBe('none')

    drags(inside, 'drop', bills)
    await waitFor(() => expect(dropped.sent.length).toBe(before + 1))
    await expect(await canvas.findByText('A folder cannot be uploaded, only the files in it')).toBeVisible()
    await expect(rows(within(first as HTMLElement))).toHaveLength(2)
    await expect(rows(within(second as HTMLElement))).toHaveLength(0)
    await expect(canvas.queryByText('Drop here')).toBeNull()
    // Text is nobody's business; a file beside every place does not open in place of the page.
    await expect(drags(second, 'drop', { types: ['text/plain'], items: [], files: [] }).defaultPrevented).toBe(false)
    await expect(drags(document.body, 'drop', carried([fileOf('lost.pdf')])).defaultPrevented).toBe(true)
    drags(off, 'drop', carried([fileOf('off.pdf')]))
    drags(second, 'dragover', bills)
    drags(document.documentElement, 'dragleave', bills)
    await waitFor(() => expect(canvas.queryByText('Drop to upload')).toBeNull())
    await expect(dropped.sent.length).toBe(before + 1)
  },
}

const pasted = server()

export const FromTheClipboard: Story = {
  render: () => (
    <Stack>
      <FileUploader label="Proof of address" upload={pasted.upload} multiple />
      <FileUploader label="Permit" upload={pasted.upload} />
      <textarea aria-label="Note" />
    </Stack>
  ),
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const before = pasted.sent.length
    const screenshot = () => fileOf('image.png', { kind: 'image/png', size: 400 })
    // With two on the page nobody knows which is meant.
    await expect(pastes(document.body, [screenshot()]).defaultPrevented).toBe(false)
    inputOf(canvas).focus()
    await expect(pastes(canvas.getByRole('textbox'), [screenshot()]).defaultPrevented).toBe(false)
    await expect(pastes(document.body, [screenshot()]).defaultPrevented).toBe(true)
    await waitFor(() => expect(pasted.sent.length).toBe(before + 1))
    pastes(document.body, [screenshot()])
    await waitFor(() => expect(pasted.sent.length).toBe(before + 2))
    await expect(rows(canvas).join()).toMatch(/pasted-picture-1\.png.*pasted-picture-2\.png/)
  },
}

const sending = server()
const submitted = fn((event: SubmitEvent) => event.preventDefault())

function PaperForm() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = form
    current?.addEventListener('submit', submitted)
    return () => current?.removeEventListener('submit', submitted)
  }, [])
  return (
    <form ref={form} aria-label="Papers">
      <Stack>
        <FileUploader label="Proof of address" name="paper" upload={sending.upload} multiple required />
        <Button type="submit">Next</Button>
        <Button type="reset" variant="quiet">
          Clear
        </Button>
      </Stack>
    </form>
  )
}

export const InAForm: Story = {
  render: () => <PaperForm />,
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
    // Chosen is not uploaded.
    await expect(input.validationMessage).toBe('The upload has not finished yet')
    await userEvent.click(send)
    await expect(submitted).not.toHaveBeenCalled()
    await expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).resolves.toBe(false)
    sending.at(before + 1).arrive('files/b')
    await canvas.findByText('2.8 MB, uploaded')
    sending.at(before).arrive('files/a')
    await waitFor(() => expect(input.validationMessage).toBe(''))
    await expect(new FormData(form).getAll('paper')).toEqual(['files/a', 'files/b'])
    await expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).resolves.toBe(true)
    await userEvent.click(send)
    await expect(submitted).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(rows(canvas)).toEqual([]))
    await expect(new FormData(form).getAll('paper')).toEqual([])
  },
}

export const SwitchedOffByAFieldset: Story = {
  args: { name: 'paper', defaultValue: [permit], multiple: true },
  render: (args) => (
    <form aria-label="Papers">
      <fieldset disabled>
        <FileUploader {...args} />
      </fieldset>
    </form>
  ),
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeDisabled()
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('paper')).toEqual([])
  },
}

export const ToLookAt: Story = {
  args: { name: 'paper', value: [permit], readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Proof of address: chosen files' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(hidden(canvasElement)).toEqual(['files/7'])
    drags(canvasElement.querySelector('[data-takes-files]') ?? canvasElement, 'drop', carried([fileOf('a.pdf')]))
    await expect(rows(canvas)).toHaveLength(1)
  },
}

export const OnRequest: Story = {
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

export const ALateObjection: Story = {
  args: {
    upload: fn(async () => 'files/1'),
    validator: async (file) => (file.name.startsWith('old') ? 'This paper is of last year' : undefined),
    onReject: fn(),
  },
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    await choose(inputOf(canvas), fileOf('old-permit.pdf'))
    await expect(await canvas.findByText('This paper is of last year')).toBeVisible()
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

export const GoesWithItsPage: Story = {
  render: () => <Comes />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const made: string[] = []
    const given: string[] = []
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (thing: Blob) => {
      made.push(createObjectURL.call(URL, thing))
      return made.at(-1) ?? ''
    }
    URL.revokeObjectURL = (url) => {
      given.push(url)
      revokeObjectURL.call(URL, url)
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
      // What had arrived is there, without the file itself.
      await waitFor(() => expect(rows(canvas)).toHaveLength(1))
      await expect(canvas.getByRole('button', { name: 'Remove a.jpg' })).toBeVisible()
    } finally {
      URL.createObjectURL = createObjectURL
      URL.revokeObjectURL = revokeObjectURL
    }
  },
}

export const Camera: Story = {
  args: { capture: 'environment', upload: async () => 'files/1' },
  tags: ['one-theme'],
  play: async ({ canvas, canvasElement }) => {
    // A mouse has no camera at hand.
    await expect(canvas.queryByText('Take a photo')).toBeNull()
    await expect(canvasElement.querySelector('[capture]')).toBeNull()
  },
}

export const CameraUnderAFinger: Story = {
  args: { capture: 'environment', upload: async () => 'files/1' },
  tags: ['one-theme'],
  beforeEach: () => {
    const { matchMedia } = window
    window.matchMedia = (query) => {
      const list = matchMedia.call(window, query)
      return query === '(pointer: coarse)' ? Object.defineProperty(list, 'matches', { value: true }) : list
    }
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ canvas }) => {
    const camera = await canvas.findByLabelText<HTMLInputElement>('Take a photo')
    await expect(camera).toHaveAttribute('capture', 'environment')
    // The other way in stays open for papers and the gallery.
    await expect(inputOf(canvas)).not.toHaveAttribute('capture')
    await expect(inputOf(canvas).accept).not.toContain('image/*')
    await choose(camera, await pictureOf('photo.jpg'))
    await expect(await canvas.findByText(/, uploaded$/)).toBeVisible()
  },
}

export const StrangeNames: Story = {
  args: { multiple: true, upload: async (file) => file.name },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <FileUploader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await choose(
      inputOf(canvas),
      fileOf(`${'long-'.repeat(50)}x.pdf`),
      fileOf('..\\..\\passwd.pdf', { size: 90 }),
      fileOf('🚍 Ọlá Núñez 👩‍👩‍👧‍👦.pdf', { size: 91 }),
      fileOf('\u202Efdp.<b>bold</b>.pdf', { size: 92 }),
    )
    await waitFor(() => expect(canvas.getAllByText(/, uploaded$/)).toHaveLength(4))
    await expect(canvas.getByText('passwd.pdf')).toBeVisible()
    await expect(canvas.getByText('🚍 Ọlá Núñez 👩‍👩‍👧‍👦.pdf')).toBeVisible()
    await expect(canvas.getByText('b>.pdf')).toBeVisible()
    for (const row of canvas.getAllByRole('listitem')) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}

export const RightWayUp: Story = {
  args: { upload: async () => 'files/1' },
  tags: ['one-theme'],
  play: async ({ canvas, canvasElement }) => {
    // Wide as stored, with the mark that says: turn it by a quarter.
    const stored = new Uint8Array(await (await pictureOf('photo.jpg', 'image/jpeg', [80, 40])).arrayBuffer())
    const exif = [
      0xff,
      0xe1,
      0,
      34,
      ...[...'Exif\0\0MM\0*'].map((sign) => sign.charCodeAt(0)),
      0,
      0,
      0,
      8,
      0,
      1,
      1,
      0x12,
      0,
      3,
      0,
      0,
      0,
      1,
      0,
      6,
      0,
      0,
      0,
      0,
      0,
      0,
    ]
    const turned = new File([stored.slice(0, 2), Uint8Array.from(exif), stored.slice(2)], 'photo.jpg', { type: 'image/jpeg' })
    await choose(inputOf(canvas), turned)
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalHeight).toBe(80))
    await expect(canvasElement.querySelector('img')).toHaveProperty('naturalWidth', 40)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('decoding', 'async')
  },
}

export const InADialog: Story = {
  args: { upload: fn(async () => 'files/1') },
  render: (args) => (
    <>
      <FileUploader {...args} label="Behind" />
      <Dialog defaultOpen title="Renew paper">
        <FileUploader {...args} />
      </Dialog>
    </>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const [behind, inside] = document.querySelectorAll('[data-takes-files]')
    if (!behind || !inside) throw new Error('Two places')
    drags(behind, 'drop', carried([fileOf('behind.pdf')]))
    drags(inside, 'drop', carried([fileOf('bill.pdf')]))
    await expect(await dialog.findByText('2.8 MB, uploaded')).toBeVisible()
    await expect(args.upload).toHaveBeenCalledTimes(1)
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
