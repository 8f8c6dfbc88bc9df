import { AlertStrip, Button, DateText, Inline } from '@vehicle-partner/ui'
import { hasProblem } from './draftRows.ts'
import { describeRows } from './describeRows.ts'
import type { SavedResponse } from '../session/PortalDependencies.ts'
import { parseImportDraft, type ImportDraft } from './importDraft.ts'

interface ImportDraftOfferProps {
  kept: SavedResponse
  onGoOn: (draft: ImportDraft) => Promise<void>
  onDiscard: () => void
}

/** Offers to go on with an import that was not finished on this device. */
export function ImportDraftOffer({ kept: { body, savedAt }, onGoOn, onDiscard }: ImportDraftOfferProps) {
  const draft = parseImportDraft(body)
  if (!draft) return null
  const { fileName, rows, needsFile } = draft
  const wrong = rows.filter(hasProblem).length
  return (
    <AlertStrip
      tone="info"
      title={`${fileName} is not finished.`}
      action={
        <Inline gap="small">
          {needsFile ? null : (
            <Button variant="quiet" size="small" flush onClick={() => onGoOn(draft)}>
              Go on
            </Button>
          )}
          <Button variant="quiet" size="small" flush onClick={onDiscard}>
            Discard
          </Button>
        </Inline>
      }
    >
      {describeRows(wrong, rows.length - wrong)} Kept in this browser since <DateText value={savedAt.toISOString()} format="time" />, for a
      day or until you log out.{' '}
      {needsFile ? 'Identity numbers are not kept: choose the same file again to go on, and they are filled in.' : null}
    </AlertStrip>
  )
}
