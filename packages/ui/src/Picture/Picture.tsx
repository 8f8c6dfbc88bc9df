'use client'
import { cva } from 'class-variance-authority'
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import * as styles from './Picture.css.ts'

/** `thumbnail` is a square of 40 px, `photo` is as wide as its place on a phone, 280 by 140 px above. */
export type PictureRatio = 'thumbnail' | 'photo'

export interface PictureProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Shown once it has loaded; the fallback stays without one, and if it fails. */
  src: string | null | undefined
  /** What the photo shows. Empty if the text next to it says the same. */
  alt: string
  /** A decorative drawing in the place of the photo. */
  fallback?: ReactNode
  /** The shape of the frame, also while the picture loads. @default 'photo' */
  ratio?: PictureRatio
  ref?: Ref<HTMLSpanElement>
}

const picture = cva(styles.root, { variants: { ratio: styles.ratio } })

/** A photo in a frame that holds its room, with a drawing until it has loaded. */
export function Picture({ src, alt, fallback, ratio = 'photo', className, ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const isShown = src !== null && src !== undefined && src !== '' && src !== failedSrc
  return (
    <span {...rest} className={picture({ ratio, className })}>
      {fallback === undefined ? null : (
        <span aria-hidden="true" className={styles.fallback}>
          {fallback}
        </span>
      )}
      {isShown ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" className={styles.image} onError={() => setFailedSrc(src)} />
      ) : null}
    </span>
  )
}
