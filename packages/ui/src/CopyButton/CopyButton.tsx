'use client'
import { Check, X } from '../private/icons/messageIcons.ts'
import { Copy } from '../private/icons/toolIcons.ts'
import { useEffect, useRef, useState, type Ref } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { copyToClipboard } from './copyToClipboard.ts'

export interface CopyButtonProps extends Pick<ButtonProps, 'id' | 'className' | 'style' | 'size' | 'disabled' | 'aria-describedby'> {
  /** The text to copy; a function is called on press. */
  value: string | (() => string | Promise<string>)
  /** The label: "Copy reference". @default 'Copy' */
  label?: string
  /** Shown and announced on success. @default 'Copied' */
  copiedLabel?: string
  /** Shown and announced on failure. @default 'Could not copy' */
  failedLabel?: string
  /** Shows the icon only. */
  iconOnly?: boolean
  /** Milliseconds for which the outcome is shown. @default 2000 */
  timeout?: number
  /** Called with whether the text is on the clipboard. */
  onCopy?: (ok: boolean) => void
  ref?: Ref<HTMLElement>
}

type Outcome = 'idle' | 'copied' | 'failed'

const icons = { idle: <Copy />, copied: <Check />, failed: <X /> }

/** A button that copies a text to the clipboard and announces the outcome. */
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
          // IconButton has no large size.
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
