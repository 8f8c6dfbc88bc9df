import { Button, Inline, Stack, Text } from '@vehicle-partner/ui'

interface DocumentUnderReviewProps {
  /** The way on. */
  action: { label: string; href: string } | { label: string; onClick: () => void }
}

/** Stands where the form of a document would, while the last upload is under review. */
export const DocumentUnderReview = ({ action: { label, ...target } }: DocumentUnderReviewProps) => (
  <Stack gap="large">
    <Text measure="readable">This document was sent and is under review. You can send another one when the review has ended.</Text>
    <Inline>
      <Button variant="secondary" {...target}>
        {label}
      </Button>
    </Inline>
  </Stack>
)
