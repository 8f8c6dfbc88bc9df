'use client'
import { Check, Copy, X } from '../private/icons.ts'
import { useEffect, useRef, useState, type Ref } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { copyToClipboard } from './copyToClipboard.ts'

export interface CopyButtonProps extends Pick<ButtonProps, 'id' | 'className' | 'style' | 'size' | 'disabled' | 'aria-describedby'> {
  /** What is copied, asked for at the press. */
  value: string | (() => string | Promise<string>)
  /** Names the button: "Copy reference". @default 'Copy' */
  label?: string
  /** Said and shown when it is done. @default 'Copied' */
  copiedLabel?: string
  /** Said and shown when the browser would not. @default 'Could not copy' */
  failedLabel?: string
  /** Only the icon is shown. */
  iconOnly?: boolean
  /** Milliseconds for which the outcome is shown. @default 2000 */
  timeout?: number
  /** Hears whether the text has reached the clipboard. */
  onCopy?: (ok: boolean) => void
  ref?: Ref<HTMLElement>
}

type Outcome = 'idle' | 'copied' | 'failed'

const icons = { idle: <Copy />, copied: <Check />, failed: <X /> }

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({
  value,
  label = 'Copy',
  copiedLabel = 'Copied',
  failedLabel = 'Could not copy',
  iconOnly = false,
  timeout = 2000,
  onCopy,
  size = 'small',
  ref,
  ...rest
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      clearTimeout(timer.current)
    }
  }, [])

  const handleClick = async () => {
    const ok = await copyToClipboard(value)
    onCopy?.(ok)
    if (isUnmounted.current) return
    setOutcome(ok ? 'copied' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOutcome('idle'), timeout)
  }

  const outcomeLabel = outcome === 'idle' ? null : outcome === 'copied' ? copiedLabel : failedLabel
  return (
    <>
      {iconOnly ? (
        <IconButton
          {...rest}
          // A small square stays one whatever its neighbours are.
          size={size === 'small' ? 'small' : 'medium'}
          ref={ref as Ref<HTMLButtonElement>} // an icon button is always a button
          label={label}
          icon={icons[outcome]}
          onClick={handleClick}
        />
      ) : (
        <Button {...rest} ref={ref} variant="secondary" size={size} startIcon={icons[outcome]} onClick={handleClick}>
          {outcomeLabel ?? label}
        </Button>
      )}
      <VisuallyHidden role="status">{outcomeLabel}</VisuallyHidden>
    </>
  )
}
