import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { carried, drags, fileOf, pastes, pictureOf, server } from '../private/stories/exampleFiles.ts'
import { choose, inputOf, rows } from '../private/stories/uploadStoryHelpers.ts'
import { Stack } from '../Stack/Stack.tsx'
import { FileUploader, type FileUploaderProps } from './FileUploader.tsx'

const never: FileUploaderProps['upload'] = () => new Promise(() => {})

const meta = {
  title: 'UI/Fields/FileUploader',
  component: FileUploader,
  args: { label: 'Proof of address', upload: never },
  tags: ['!autodocs'],
} satisfies Meta<typeof FileUploader>
export default meta
type Story = StoryObj<typeof meta>

export const PhonePhotos: Story = {
  args: { accept: ['jpg', 'heic', 'pdf'], multiple: true, upload: async (file) => file.name },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await choose(inputOf(canvas), fileOf('IMG_0042.HEIC', { kind: 'image/heic', type: '' }), await pictureOf('IMG_0043.jpg'))
    await waitFor(() => expect(canvas.getAllByText(/, uploaded$/)).toHaveLength(2))
    // This browser cannot decode HEIC and shows an icon.
    const [first, second] = canvas.getAllByRole('listitem')
    await waitFor(() => expect(first?.querySelector('img')).toBeNull())
    await expect(second?.querySelector('img')?.src).toMatch(/^blob:/)
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

export const DropZone: Story = {
  render: () => <Two />,
  play: async ({ canvas }) => {
    const before = dropped.sent.length
    const [first, second, off] = document.querySelectorAll<HTMLElement>('[data-takes-files]')
    if (!first || !second || !off) throw new Error('Three places')
    const inside = first.querySelector('svg') ?? first
    const bills = carried([fileOf('bill.pdf')], ['Documents'])

    await waitFor(() => expect(drags(document.body, 'dragover', bills).defaultPrevented).toBe(true))
    await expect(bills.dropEffect).toBe('none')
    await waitFor(() => expect(canvas.getAllByText('Drop here')).toHaveLength(2))
    drags(first, 'dragover', bills)
    await expect(bills.dropEffect).toBe('copy')
    await expect(await canvas.findByText('Drop to upload')).toBeVisible()
    // Moving between children of the drop zone keeps its state.
    const announcements: string[] = []
    const watch = new MutationObserver(() => announcements.push(first.textContent ?? ''))
    watch.observe(first, { subtree: true, childList: true, characterData: true, attributes: true })
    drags(inside, 'dragenter', bills)
    drags(first, 'dragover', bills)
    await expect(canvas.getByText('Drop to upload')).toBeVisible()
    watch.disconnect()
    await expect(announcements).toEqual([])
    // A rejected type is shown before the drop.
    drags(second, 'dragover', carried([fileOf('notes.txt', { type: 'text/plain' })]))
    await expect(await canvas.findByText('Only JPG, PNG, WebP or PDF can be uploaded')).toBeVisible()
    drags(off, 'dragover', bills)
    await expect(bills.dropEffect).toBe('none')

    drags(inside, 'drop', bills)
    await waitFor(() => expect(dropped.sent.length).toBe(before + 1))
    await expect(await canvas.findByText('A folder cannot be uploaded, only the files in it')).toBeVisible()
    await expect(rows(within(first))).toHaveLength(2)
    await expect(rows(within(second))).toHaveLength(0)
    await expect(canvas.queryByText('Drop here')).toBeNull()
    // Dragged text is ignored; a file dropped outside must not replace the page.
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

export const Paste: Story = {
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
    // With two uploaders and no focus the target is ambiguous.
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

export const Camera: Story = {
  args: { capture: 'environment', upload: async () => 'files/1' },
  tags: ['one-theme'],
  play: async ({ canvas, canvasElement }) => {
    // No camera button for a mouse.
    await expect(canvas.queryByText('Take a photo')).toBeNull()
    await expect(canvasElement.querySelector('[capture]')).toBeNull()
  },
}

export const CameraOnTouchDevices: Story = {
  args: { capture: 'environment', upload: async () => 'files/1' },
  tags: ['one-theme'],
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      const list = matchMedia(query)
      return query === '(pointer: coarse)' ? Object.defineProperty(list, 'matches', { value: true }) : list
    }
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ canvas }) => {
    const camera = await canvas.findByLabelText<HTMLInputElement>('Take a photo')
    await expect(camera).toHaveAttribute('capture', 'environment')
    // The file input stays available for documents and gallery.
    await expect(inputOf(canvas)).not.toHaveAttribute('capture')
    await expect(inputOf(canvas).accept).not.toContain('image/*')
    await choose(camera, await pictureOf('photo.jpg'))
    await expect(await canvas.findByText(/, uploaded$/)).toBeVisible()
  },
}

export const UnusualFileNames: Story = {
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

export const ExifOrientation: Story = {
  args: { upload: async () => 'files/1' },
  tags: ['one-theme'],
  play: async ({ canvas, canvasElement }) => {
    // Stored in landscape with an EXIF rotation of 90 degrees.
    const stored = new Uint8Array(await (await pictureOf('photo.jpg', 'image/jpeg', [80, 40])).arrayBuffer())
    const exif = Uint8Array.from(
      '\u00ff\u00e1\0\u0022Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0',
      (sign) => sign.charCodeAt(0),
    )
    const turned = new File([stored.slice(0, 2), exif, stored.slice(2)], 'photo.jpg', { type: 'image/jpeg' })
    await choose(inputOf(canvas), turned)
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalHeight).toBe(80))
    await expect(canvasElement.querySelector('img')).toHaveProperty('naturalWidth', 40)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('decoding', 'async')
  },
}

export const InsideADialog: Story = {
  // Its dialog would cover the docs page.
  tags: ['!autodocs'],
  args: { upload: fn(async () => 'files/1') },
  render: (args) => (
    <>
      <FileUploader {...args} label="Behind" />
      <Dialog defaultOpen title="Renew document">
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
