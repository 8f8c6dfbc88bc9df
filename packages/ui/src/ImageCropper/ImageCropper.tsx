'use client'
import { useId, useState, type HTMLAttributes, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { centreCrop, moveTo, positionOf, zoomOf, zoomTo, type ImageCrop, type ImageSize } from './cropGeometry.ts'
import { useCropGestures } from './useCropGestures.ts'
import * as styles from './ImageCropper.css.ts'

export type { ImageCrop }

export interface ImageCropperLabels {
  zoom: string
  across: string
  down: string
}

export interface ImageCropperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** The image. */
  src: string
  /** Called with the chosen square: once when the image has loaded, then with each change. */
  onCropChange: (crop: ImageCrop) => void
  /** Called when the browser cannot show the image. */
  onLoadError?: () => void
  /** The outline of the part that is kept: how the image is shown later. @default 'round' */
  shape?: 'round' | 'square'
  /** The largest zoom. @default 4 */
  maxZoom?: number
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<ImageCropperLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: ImageCropperLabels = { zoom: 'Zoom', across: 'Left or right', down: 'Up or down' }
const percent = (share: number) => `${Math.round(share * 100)} %`

interface LoadedImage {
  src: string
  size: ImageSize
  crop: ImageCrop
}

/** Chooses a square part of an image: by dragging and pinching, or with three sliders. */
export function ImageCropper({
  src,
  onCropChange,
  onLoadError,
  shape = 'round',
  maxZoom = 4,
  labels,
  className,
  ...rest
}: ImageCropperProps) {
  const text = { ...defaultLabels, ...labels }
  const [loaded, setLoaded] = useState<LoadedImage>()
  const image = loaded?.src === src ? loaded : undefined
  const change = (next: LoadedImage) => {
    setLoaded(next)
    onCropChange(next.crop)
  }
  const setCrop = (crop: ImageCrop) => {
    if (image) change({ ...image, crop })
  }
  const viewport = useCropGestures(image, maxZoom, setCrop)
  const position = image && positionOf(image.size, image.crop)
  const zoom = image ? zoomOf(image.size, image.crop) : 1
  return (
    <div role="group" {...rest} className={cx(styles.root, className)}>
      <div ref={viewport} className={styles.viewport}>
        <img
          src={src}
          alt=""
          draggable={false}
          className={styles.image}
          style={image && placeImage(image)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            change({ src, size: { width, height }, crop: centreCrop({ width, height }) })
          }
          onError={onLoadError}
        />
        <div className={cx(styles.outline, shape === 'round' && styles.round)} />
      </div>
      <RangeField
        label={text.zoom}
        min={1}
        max={maxZoom}
        value={zoom}
        valueText={percent(zoom)}
        disabled={!image}
        onChange={(value) => image && setCrop(zoomTo(image.size, image.crop, value))}
      />
      <RangeField
        label={text.across}
        max={1}
        value={position?.across ?? 0.5}
        valueText={percent(position?.across ?? 0.5)}
        disabled={position?.across === undefined}
        onChange={(across) => image && setCrop(moveTo(image.size, image.crop, { across }))}
      />
      <RangeField
        label={text.down}
        max={1}
        value={position?.down ?? 0.5}
        valueText={percent(position?.down ?? 0.5)}
        disabled={position?.down === undefined}
        onChange={(down) => image && setCrop(moveTo(image.size, image.crop, { down }))}
      />
    </div>
  )
}

/** The image, so large and so placed that the crop fills the viewport. */
const placeImage = ({ size: { width }, crop: { x, y, size } }: LoadedImage) => ({
  width: `${(width / size) * 100}%`,
  left: `${(-x / size) * 100}%`,
  top: `${(-y / size) * 100}%`,
  visibility: 'visible' as const,
})

interface RangeFieldProps {
  label: string
  min?: number
  max: number
  value: number
  valueText: string
  disabled: boolean
  onChange: (value: number) => void
}

function RangeField({ label, min = 0, max, value, valueText, disabled, onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        // The image does not turn with the direction of the text.
        dir="ltr"
        min={min}
        max={max}
        step={(max - min) / 40}
        value={value}
        aria-valuetext={valueText}
        disabled={disabled}
        className={styles.range}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
