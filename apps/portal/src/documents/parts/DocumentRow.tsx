import type { Document } from '@vehicle-partner/api'
import { describeExpiry } from '@vehicle-partner/domain'
import { Badge, Button, DateText, Grid, Heading, Inline, Stack, StatusPill, Text, type ButtonProps } from '@vehicle-partner/ui'
import { useId, type Ref } from 'react'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { DocumentFiles } from './DocumentFiles.tsx'
import { DocumentThumbnail } from './DocumentThumbnail.tsx'
import { isRenewing, listDocumentActions, slotStatus, type DocumentAction, type DocumentSlot } from './documentSlots.ts'
import { RenewalBadge } from './RenewalBadge.tsx'
import { UploadNotice } from './UploadNotice.tsx'

interface DocumentRowProps {
  slot: DocumentSlot
  /** Whether the user may change documents; others read them. */
  canManage: boolean
  /** Whether the list stands in a narrow column: state and files are below the name then. @default false */
  isNarrow?: boolean
  /** Opens the form of this type. */
  uploadLink: Pick<ButtonProps, 'href' | 'onClick'>
  onAction: (action: 'ask' | 'delete', document: Document) => void
  ref?: Ref<HTMLElement> | undefined
}

const uploadLabels: Partial<Record<DocumentAction, string>> = { upload: 'Upload', uploadAgain: 'Upload again', renew: 'Renew' }

/** One document type as a row: number, status, expiry and files, the outcome of a review, and what can be done. */
export function DocumentRow({ slot, canManage, isNarrow = false, uploadLink, onAction, ref }: DocumentRowProps) {
  const titleId = useId()
  const { type, inForce, upload } = slot
  const document = inForce ?? upload
  const isNeeded = type.required ? 'Required' : 'Optional'
  const actions = canManage ? <RowActions slot={slot} uploadLink={uploadLink} onAction={onAction} /> : null
  return (
    <Stack as="article" gap="medium" aria-labelledby={titleId} ref={ref} tabIndex={-1}>
      <Grid columns={isNarrow ? 'one' : 'oneToTwo'} gap={{ phone: 'small', laptop: 'large' }} align="center">
        <Inline gap="medium" align="start" wrap={false}>
          <DocumentThumbnail files={document?.files} />
          <Stack gap="none">
            <Heading level={3} size="subheading" id={titleId}>
              {type.label}
            </Heading>
            <Text size="small" tone="secondary">
              {document === undefined ? type.help : [isNeeded, document.number].filter((part) => part !== null).join(', ')}
            </Text>
            {document ? <DocumentOrigin document={document} /> : null}
          </Stack>
        </Inline>
        {document ? (
          <Grid columns={isNarrow ? 'one' : 'halves'} gap={{ phone: 'small', laptop: 'large' }} align="center">
            <Inline justify="between" gap="small">
              <Inline gap="small">
                <SlotState slot={slot} />
                {isRenewing(slot) ? <RenewalBadge /> : null}
              </Inline>
              <Validity document={document} />
            </Inline>
            <Inline justify="between" gap="small">
              <Stack gap="none">
                <DocumentFiles files={document.files} />
              </Stack>
              {actions}
            </Inline>
          </Grid>
        ) : (
          <Inline justify="between" gap="small">
            <SlotState slot={slot} />
            {actions}
          </Inline>
        )}
      </Grid>
      <UploadNotice slot={slot} />
    </Stack>
  )
}

/** Who issued it and when, and who uploaded it and when. */
function DocumentOrigin({ document: { issuer, issue_date, uploaded_by, created_at } }: { document: Document }) {
  if (issuer === null && issue_date === null && created_at === null) return null
  return (
    <Text size="small" tone="secondary">
      {issuer === null && issue_date === null ? null : 'Issued'}
      {issuer === null ? null : ` by ${issuer}`}
      {issue_date === null ? null : (
        <>
          {' '}
          <DateText value={issue_date} format="medium" />
        </>
      )}
      {created_at === null ? null : (
        <>
          {issuer === null && issue_date === null ? 'Uploaded ' : ', uploaded '}
          <DateText value={created_at} format="medium" />
          {uploaded_by === null ? null : ` by ${uploaded_by}`}
        </>
      )}
    </Text>
  )
}

/** How long it is in force. */
function Validity({ document: { expiry_date, days_left } }: { document: Document }) {
  return (
    <Text size="small">
      {expiry_date === null ? (
        'No end date'
      ) : (
        <>
          {days_left !== null && days_left < 0 ? 'Until ' : 'Valid to '}
          <DateText value={expiry_date} format="medium" />
        </>
      )}
    </Text>
  )
}

/** The status in words; what expires says when. */
function SlotState({ slot }: { slot: DocumentSlot }) {
  const status = slotStatus(slot)
  const days = slot.inForce?.days_left
  if (status === 'missing' && !slot.type.required) return <Badge kind="outline">Optional</Badge>
  if ((status !== 'expired' && status !== 'expiring') || days === null || days === undefined)
    return <StatusPill status={status} registry={statusRegistry.document} />
  const text = describeExpiry(days)
  return (
    <Badge tone={days < 0 ? 'danger' : 'warning'} dot>
      {text.charAt(0).toUpperCase() + text.slice(1)}
    </Badge>
  )
}

function RowActions({ slot, uploadLink, onAction }: Pick<DocumentRowProps, 'slot' | 'uploadLink' | 'onAction'>) {
  const { type, upload } = slot
  const status = slotStatus(slot)
  const isUrgent = type.required && ['expired', 'expiring', 'missing', 'rejected'].includes(status)
  return (
    <Inline gap="small" justify="end">
      {listDocumentActions(slot).map((action) => {
        const label = uploadLabels[action]
        if (label !== undefined)
          return (
            <Button
              key={action}
              size="small"
              variant={isUrgent || action === 'uploadAgain' ? 'primary' : 'secondary'}
              {...uploadLink}
              aria-label={`${label}: ${type.label}`}
            >
              {label}
            </Button>
          )
        if (!upload || (action !== 'ask' && action !== 'delete')) return null
        const text = action === 'ask' ? 'Ask why' : 'Delete'
        return (
          <Button
            key={action}
            size="small"
            variant="quiet"
            aria-label={`${action === 'ask' ? text : 'Delete upload'}: ${type.label}`}
            onClick={() => onAction(action, upload)}
          >
            {text}
          </Button>
        )
      })}
    </Inline>
  )
}
