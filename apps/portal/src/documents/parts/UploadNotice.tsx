import { AlertStrip, DateText, Stack, Text } from '@vehicle-partner/ui'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { DocumentFiles } from './DocumentFiles.tsx'
import type { DocumentSlot } from './documentSlots.ts'

const { rejected, under_review } = statusRegistry.documentReview

/** The outcome of the review of the last upload, its files beside a document in force, and that the old document stays in force meanwhile. */
export function UploadNotice({ slot: { inForce, upload } }: { slot: Pick<DocumentSlot, 'inForce' | 'upload'> }) {
  if (upload?.status === 'rejected')
    return (
      <AlertStrip tone="danger" title={inForce ? 'The new document was not accepted.' : 'The document was not accepted.'}>
        {upload.review.reason_text ?? rejected.sentence}
        {inForce && inForce.status !== 'expired' ? ' The old one stays in force.' : null}
      </AlertStrip>
    )
  if (upload?.status !== 'under_review') return null
  return (
    <AlertStrip tone="info" title={inForce ? 'The new document is under review.' : 'The document is under review.'}>
      <Stack gap="xsmall">
        <Text as="span">
          {under_review.sentence}
          {inForce && inForce.status !== 'expired' ? ' The old one stays in force until then.' : null}
        </Text>
        {inForce ? (
          <>
            {upload.expiry_date === null ? null : (
              <Text as="span" size="small">
                Valid to <DateText value={upload.expiry_date} format="medium" />
              </Text>
            )}
            <DocumentFiles files={upload.files} />
          </>
        ) : null}
      </Stack>
    </AlertStrip>
  )
}
