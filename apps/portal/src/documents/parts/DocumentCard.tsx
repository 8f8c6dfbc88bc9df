import type { Document } from '@vehicle-partner/api'
import { describeExpiry } from '@vehicle-partner/domain'
import { AlertStrip, Badge, Button, Card, DateText, DescriptionList, Inline, Link, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { listDocumentActions, slotStatus, type DocumentAction, type DocumentSlot } from './documentSlots.ts'

const { rejected, under_review } = statusRegistry.documentReview

interface DocumentCardProps {
  slot: DocumentSlot
  /** Whether the user may change documents; others read them. */
  canManage: boolean
  /** The address of the form of this type. */
  uploadHref: string
  onAction: (action: 'ask' | 'delete', document: Document) => void
}

const uploadLabels: Partial<Record<DocumentAction, string>> = { upload: 'Upload', uploadAgain: 'Upload again', renew: 'Renew' }

/** One document type: what is in force, what is under review or was not accepted and why, and what can be done. */
export function DocumentCard({ slot, canManage, uploadHref, onAction }: DocumentCardProps) {
  const { type, inForce, upload } = slot
  const status = slotStatus(slot)
  const actions = canManage ? listDocumentActions(slot) : []
  const isOptional = status === 'missing' && !type.required
  return (
    <Card
      as="article"
      title={type.label}
      subtitle={inForce || upload ? undefined : type.help}
      footer={
        actions.length === 0 ? undefined : (
          <Inline gap="small">
            {actions.map((action) => {
              const label = uploadLabels[action]
              if (label !== undefined)
                return (
                  <Button
                    key={action}
                    size="small"
                    variant={action === 'renew' || isOptional ? 'secondary' : 'primary'}
                    href={uploadHref}
                    aria-label={`${label}: ${type.label}`}
                  >
                    {label}
                  </Button>
                )
              if (!upload || (action !== 'ask' && action !== 'delete')) return null
              return (
                <Button
                  key={action}
                  size="small"
                  variant="quiet"
                  aria-label={`${action === 'ask' ? 'Ask why' : 'Delete upload'}: ${type.label}`}
                  onClick={() => onAction(action, upload)}
                >
                  {action === 'ask' ? 'Ask why' : 'Delete upload'}
                </Button>
              )
            })}
          </Inline>
        )
      }
    >
      <Stack gap="medium">
        <Inline gap="small">
          {isOptional ? <Badge kind="outline">Optional</Badge> : <StatusPill status={status} registry={statusRegistry.document} />}
        </Inline>
        <UploadNotice slot={slot} />
        {inForce || upload ? <DocumentDetails document={inForce ?? upload} numberLabel={type.number_label} /> : null}
      </Stack>
    </Card>
  )
}

/** The outcome of the review of the last upload, and that the old document stays in force meanwhile. */
function UploadNotice({ slot: { inForce, upload } }: { slot: DocumentSlot }) {
  if (upload?.status === 'rejected')
    return (
      <AlertStrip placement="card" tone="danger" title={inForce ? 'The new document was not accepted.' : 'The document was not accepted.'}>
        {upload.review.reason_text ?? rejected.sentence}
        {inForce && inForce.status !== 'expired' ? ' The old one stays in force.' : null}
      </AlertStrip>
    )
  if (upload?.status !== 'under_review') return null
  return (
    <AlertStrip placement="card" tone="info" title={inForce ? 'The new document is under review.' : 'The document is under review.'}>
      {under_review.sentence}
      {inForce && inForce.status !== 'expired' ? ' The old one stays in force until then.' : null}
    </AlertStrip>
  )
}

function DocumentDetails({ document, numberLabel }: { document: Document | undefined; numberLabel: string | null }) {
  if (!document) return null
  const { number, issuer, issue_date, expiry_date, days_left, files, uploaded_by, created_at } = document
  return (
    <DescriptionList
      columns={2}
      items={[
        ...(number === null ? [] : [{ term: numberLabel ?? 'Number', value: number }]),
        ...(issuer === null ? [] : [{ term: 'Issued by', value: issuer }]),
        ...(issue_date === null ? [] : [{ term: 'Issue date', value: <DateText value={issue_date} format="full" /> }]),
        ...(expiry_date === null
          ? []
          : [
              {
                term: 'Expiry date',
                value: (
                  <>
                    <DateText value={expiry_date} format="full" />
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
                    <DateText value={created_at} format="full" />
                    {uploaded_by === null ? null : ` by ${uploaded_by}`}
                  </>
                ),
              },
            ]),
        {
          term: files.length === 1 ? 'File' : 'Files',
          value: (
            <Stack gap="xsmall">
              {files.map(({ Location, name, side }) => (
                <Text key={Location} size="small">
                  <Link href={Location} target="_blank">
                    {side === undefined ? name : `${side}: ${name}`}
                  </Link>
                </Text>
              ))}
            </Stack>
          ),
        },
      ]}
    />
  )
}
