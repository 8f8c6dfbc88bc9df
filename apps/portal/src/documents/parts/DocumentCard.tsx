import type { Document } from '@vehicle-partner/api'
import { describeExpiry } from '@vehicle-partner/domain'
import { Badge, Card, DateText, DescriptionList, Inline, Picture, Stack, StatusPill } from '@vehicle-partner/ui'
import { FileText } from 'lucide-react'
import { usePicture } from '../../fleet/parts/usePicture.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { DocumentFiles } from './DocumentFiles.tsx'
import { findPhoto } from './findPhoto.ts'
import { isRenewing, slotStatus, type DocumentSlot } from './documentSlots.ts'
import { RenewalBadge } from './RenewalBadge.tsx'
import { UploadNotice } from './UploadNotice.tsx'

/** One document type beside its form: what is in force, and what is under review or was not accepted and why. */
export function DocumentCard({ slot }: { slot: DocumentSlot }) {
  const { type, inForce, upload } = slot
  const status = slotStatus(slot)
  const shown = inForce ?? upload
  return (
    <Card as="article" title={type.label} subtitle={shown ? undefined : type.help}>
      <Stack gap="medium">
        <Inline gap="small">
          {status === 'missing' && !type.required ? (
            <Badge kind="outline">Optional</Badge>
          ) : (
            <StatusPill status={status} registry={statusRegistry.document} />
          )}
          {isRenewing(slot) ? <RenewalBadge /> : null}
        </Inline>
        <UploadNotice slot={slot} />
        {shown ? <DocumentDetails document={shown} numberLabel={type.number_label} /> : null}
      </Stack>
    </Card>
  )
}

function DocumentDetails({ document, numberLabel }: { document: Document; numberLabel: string | null }) {
  const src = usePicture(findPhoto(document.files)?.Location, 'photo')
  const { number, issuer, issue_date, expiry_date, days_left, files, uploaded_by, created_at } = document
  return (
    <DescriptionList
      columns={2}
      items={[
        ...(number === null ? [] : [{ term: numberLabel ?? 'Number', value: number }]),
        ...(issuer === null ? [] : [{ term: 'Issued by', value: issuer }]),
        ...(issue_date === null ? [] : [{ term: 'Issue date', value: <DateText value={issue_date} format="medium" /> }]),
        ...(expiry_date === null
          ? []
          : [
              {
                term: 'Expiry date',
                value: (
                  <>
                    <DateText value={expiry_date} format="medium" />
                    {days_left !== null && days_left <= 30 ? `, ${describeExpiry(days_left)}` : null}
                  </>
                ),
              },
            ]),
        ...(created_at === null
          ? []
          : [
              {
                term: 'Uploaded',
                value: (
                  <>
                    <DateText value={created_at} format="medium" />
                    {uploaded_by === null ? null : ` by ${uploaded_by}`}
                  </>
                ),
              },
            ]),
        {
          term: files.length === 1 ? 'File' : 'Files',
          value: (
            <Stack gap="xsmall">
              {src === undefined ? null : <Picture src={src} alt="" fallback={<FileText />} />}
              <DocumentFiles files={files} />
            </Stack>
          ),
        },
      ]}
    />
  )
}
