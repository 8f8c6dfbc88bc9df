import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, type ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { fileOf, pictureOf, server } from '../private/stories/exampleFiles.ts'
import { choose, hidden, inputOf, MB, permit, rows, getStatus } from '../private/stories/uploadStoryHelpers.ts'
import { Stack } from '../Stack/Stack.tsx'
import { FileUploader, type FileUploaderProps } from './FileUploader.tsx'

const never: FileUploaderProps['upload'] = () => new Promise(() => {})

const meta = {
  title: 'UI/Fields/FileUploader',
  component: FileUploader,
  args: { label: 'Proof of address', upload: never },
} satisfies Meta<typeof FileUploader>
export default meta
type Story = StoryObj<typeof meta>

/** Adds files to the uploader, as a user would. */
function UploaderWithFiles({ files, children }: { files: () => Promise<File[]>; children: ReactNode }) {
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
        <FileUploader label="Several" hint="Every page of the document" upload={never} multiple maxFiles={5} optionalLabel="optional" />
        <FileUploader label="Off" upload={never} disabled />
        <FileUploader label="Fixed" upload={never} readOnly value={[permit]} />
      </Stack>
      <Stack>
        <FileUploader label="There" upload={never} value={[permit]} />
        <UploaderWithFiles files={bill}>
          <FileUploader label="Loading" upload={partly} />
        </UploaderWithFiles>
        <UploaderWithFiles files={picture}>
          <FileUploader label="All of it has gone" upload={gone} />
        </UploaderWithFiles>
        <UploaderWithFiles files={picture}>
          <FileUploader label="Picture" upload={async () => 'files/8'} />
        </UploaderWithFiles>
        <UploaderWithFiles files={bill}>
          <FileUploader label="Failed" upload={fails} />
        </UploaderWithFiles>
        <UploaderWithFiles files={tooBig}>
          <FileUploader label="Too big" upload={never} />
        </UploaderWithFiles>
        <UploaderWithFiles files={several}>
          <FileUploader label="Some of each" upload={never} multiple autoUpload={false} />
        </UploaderWithFiles>
      </Stack>
    </Grid>
  ),
}

const one = server()

export const UploadsAtOnce: Story = {
  args: { name: 'document', onValueChange: fn(), onPendingChange: fn(), upload: one.upload },
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
    await expect(getStatus(canvas)).toHaveTextContent('bill.pdf uploaded')
  },
}

export const KeyboardNavigation: Story = {
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
    // A click on the label must not open the file dialog twice.
    await expect(opened).toBe(2)
    await choose(input, fileOf('a.pdf'), fileOf('b.pdf'))
    await canvas.findByRole('button', { name: 'Remove b.pdf' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove road-worthiness-2026.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus()
    await expect(getStatus(canvas)).toHaveTextContent('road-worthiness-2026.pdf removed')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

const wrong = server()

export const RejectsSomeFiles: Story = {
  args: { upload: wrong.upload, multiple: true, maxFiles: 4, onReject: fn(), concurrency: 5 },
  play: async ({ args, canvas }) => {
    const input = inputOf(canvas)
    await expect(input).toHaveAccessibleDescription('JPG, PNG, WebP or PDF, up to 4 files of 5 MB')
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
    await expect(await canvas.findByText('The content does not match the file name')).toBeVisible()
    await expect(args.onReject).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'big.pdf', reason: 'tooBig', message: 'File must be less than 5 MB' }),
    ])
    await expect(args.onReject).toHaveBeenCalledWith([expect.objectContaining({ name: 'page.pdf', reason: 'content' })])
    // The reason is the description of the input.
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/big\.pdf : File must be less than 5 MB/)
    await expect(getStatus(canvas)).toHaveTextContent('big.pdf: File must be less than 5 MB')
    // Three files are uploading: there is space for one more.
    await choose(input, fileOf('good-1.pdf'), fileOf('good-4.pdf'), fileOf('good-5.pdf'))
    await expect(await canvas.findByText('This file is already in the list')).toBeVisible()
    await expect(canvas.getByText('Only 4 files can be added')).toBeVisible()
    await waitFor(() => expect(wrong.sent.length).toBe(before + 4))
  },
}

const next = server()

export const ReplacesAfterTheUpload: Story = {
  args: { name: 'document', defaultValue: [permit], upload: next.upload },
  play: async ({ canvas, canvasElement }) => {
    const input = inputOf(canvas)
    const before = next.sent.length
    // Without the drop zone, the Replace text is the label.
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

export const SameFileTwice: Story = {
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
