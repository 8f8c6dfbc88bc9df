import { Avatar, Button, Inline, Stack, Text, type ButtonProps } from '@vehicle-partner/ui'
import { useId, type ReactNode } from 'react'

interface PhotoRowProps {
  /** The person in the photo. */
  person: string
  hasPhoto: boolean
  /** URL of the photo. @default the initials */
  src?: string | undefined
  /** What went wrong with the last choice. */
  error?: string | undefined
  /** Of the button that chooses a photo. */
  choose?: Omit<ButtonProps, 'variant' | 'size' | 'children' | 'aria-describedby'>
  /** Of the button that removes it. */
  remove?: Pick<ButtonProps, 'disabled' | 'onClick'>
  /** What opens the files. */
  children?: ReactNode
}

/** A photo of a person with the buttons to change it. */
export function PhotoRow({ person, hasPhoto, src, error, choose, remove, children }: PhotoRowProps) {
  const errorId = useId()
  return (
    <Stack gap="xsmall">
      <Inline gap="medium">
        <Avatar name={person} src={src} size="large" tone="brand" decorative />
        {children}
        <Button {...choose} aria-describedby={error === undefined ? undefined : errorId} variant="secondary" size="small">
          {hasPhoto ? 'Change photo' : 'Add photo'}
        </Button>
        {hasPhoto ? (
          <Button {...remove} variant="quiet" size="small">
            Remove photo
          </Button>
        ) : null}
      </Inline>
      <div role="alert" id={errorId}>
        {error === undefined ? null : (
          <Text size="small" tone="danger">
            {error}
          </Text>
        )}
      </div>
    </Stack>
  )
}
