import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { ImageCropper } from './ImageCropper.tsx'

const draw = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#e8b46a"/><circle cx="50%" cy="45%" r="70" fill="#6b4423"/><rect x="8" y="8" width="40" height="40" fill="#0b6e4f"/></svg>`,
  )}`

const meta = {
  title: 'UI/Fields/ImageCropper',
  component: ImageCropper,
  args: { 'aria-label': 'Crop the photo', src: draw(600, 400), onCropChange: fn(), onLoadError: fn() },
} satisfies Meta<typeof ImageCropper>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onCropChange).toHaveBeenCalledWith({ x: 100, y: 0, size: 400 }))
    // A wide image has no room up and down until it is zoomed.
    await expect(canvas.getByRole('slider', { name: 'Up or down' })).toBeDisabled()
  },
}

export const Square: Story = { args: { shape: 'square', src: draw(400, 600) } }

export const BySliders: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    const across = canvas.getByRole('slider', { name: 'Left or right' })
    await waitFor(() => expect(across).toBeEnabled())
    await fireEvent.change(across, { target: { value: '1' } })
    await expect(args.onCropChange).toHaveBeenLastCalledWith({ x: 200, y: 0, size: 400 })
    const zoom = canvas.getByRole('slider', { name: 'Zoom' })
    await fireEvent.change(zoom, { target: { value: '4' } })
    await expect(args.onCropChange).toHaveBeenLastCalledWith({ x: 350, y: 150, size: 100 })
    await expect(zoom).toHaveAttribute('aria-valuetext', '400 %')
    await expect(canvas.getByRole('slider', { name: 'Up or down' })).toBeEnabled()
  },
}

export const ByPointer: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const viewport = canvas.getByRole('group').firstElementChild ?? document.body
    await waitFor(() => expect(args.onCropChange).toHaveBeenCalled())
    const side = viewport.clientWidth
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: viewport, coords: { x: 100, y: 100 } },
      { target: viewport, coords: { x: 100 + side / 8, y: 100 } },
      { keys: '[/MouseLeft]' },
    ])
    // The image goes with the pointer, the crop the other way.
    await expect(args.onCropChange).toHaveBeenLastCalledWith({ x: 50, y: 0, size: 400 })
  },
}

/** Two fingers move in one frame, and a trackpad sends many small steps. */
export const ByPinchAndWheel: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    const viewport = canvas.getByRole('group').firstElementChild ?? document.body
    await waitFor(() => expect(args.onCropChange).toHaveBeenCalled())
    // No finger is on the screen that could be captured.
    viewport.setPointerCapture = () => {}
    const send = (type: string, pointerId: number, clientX: number) =>
      viewport.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 100 }))
    send('pointerdown', 11, 90)
    send('pointerdown', 12, 110)
    send('pointermove', 11, 80)
    send('pointermove', 12, 120)
    send('pointerup', 11, 80)
    send('pointerup', 12, 120)
    const zoom = canvas.getByRole('slider', { name: 'Zoom' })
    await waitFor(() => expect(zoom).toHaveAttribute('aria-valuetext', '200 %'))
    for (let step = 0; step < 10; step += 1) viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 5, cancelable: true }))
    viewport.dispatchEvent(new WheelEvent('wheel', { deltaX: 50, cancelable: true }))
    await waitFor(() => expect(zoom).toHaveAttribute('aria-valuetext', '190 %'))
  },
}

export const NotAnImage: Story = {
  tags: ['one-theme'],
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLoadError).toHaveBeenCalled())
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toBeDisabled()
  },
}
