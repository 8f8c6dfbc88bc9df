import { Button, Inline, Stack, Text } from '@vehicle-partner/ui'
import type { Ref } from 'react'

interface ClosedDocumentFormProps {
  /** The way on. */
  action: { label: string; href: string } | { label: string; onClick: () => void }
  /** Of the message, which can be focused. */
  messageRef?: Ref<HTMLElement>
  /** Why nothing can be sent. @default the last upload is under review */
  message?: string | undefined
}

/** Stands where the form of a document would, while nothing can be sent: the last upload is under review, or for another reason. */
export const ClosedDocumentForm = ({
  action: { label, ...target },
  messageRef,
  message = 'This document was sent and is under review. You can send another one when the review has ended.',
}: ClosedDocumentFormProps) => (
  <Stack gap="large">
    <Text measure="readable" ref={messageRef} tabIndex={-1}>
      {message}
    </Text>
    <Inline>
      <Button variant="secondary" {...target}>
        {label}
      </Button>
    </Inline>
  </Stack>
)
