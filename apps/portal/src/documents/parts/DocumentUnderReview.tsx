import { Button, Inline, Stack, Text } from '@vehicle-partner/ui'
import type { Ref } from 'react'

interface DocumentUnderReviewProps {
  /** The way on. */
  action: { label: string; href: string } | { label: string; onClick: () => void }
  /** Of the message, which can be focused. */
  messageRef?: Ref<HTMLElement>
}

/** Stands where the form of a document would, while the last upload is under review. */
export const DocumentUnderReview = ({ action: { label, ...target }, messageRef }: DocumentUnderReviewProps) => (
  <Stack gap="large">
    <Text measure="readable" ref={messageRef} tabIndex={-1}>
      This document was sent and is under review. You can send another one when the review has ended.
    </Text>
    <Inline>
      <Button variant="secondary" {...target}>
        {label}
      </Button>
    </Inline>
  </Stack>
)
