import { formatCount, paths } from '@vehicle-partner/domain'
import { Button, EmptyState } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLeaveQuestion } from '../navigation/useLeaveQuestion.tsx'
import { usePortal } from '../session/PortalContext.ts'
import { useOrganization } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { useSuccessToast } from '../toasts/useSuccessToast.ts'
import { applyChoices, proposeChoices, readRemembered, remember, type ColumnChoices } from './columnChoices.ts'
import { applyResults, createRows, type DraftRow } from './draftRows.ts'
import { createImportDraft, fillFromFile, type ImportDraft } from './importDraft.ts'
import { ImportColumnsStep } from './ImportColumnsStep.tsx'
import { ImportRowsStep } from './ImportRowsStep.tsx'
import { listImportFields, type ImportKind } from './importFields.ts'
import type { ImportStep } from './importStepTitles.ts'
import type { ImportFile } from './readImportFile.ts'
import { useImportCall } from './useImportCall.ts'
import type { DeviceDraft } from '../session/useDeviceDraft.ts'

interface ImportRowStepsProps {
  kind: ImportKind
  /** Without its rows where a draft goes on. */
  file: ImportFile
  /** What was done with the file before. */
  draft?: ImportDraft | undefined
  kept: DeviceDraft
  step: ImportStep
  onStepChange: (step: ImportStep) => void
  /** Shows the step of the file, which stays open. */
  onBack: () => void
  onStartAgain: () => void
}

const whatIsNext: Readonly<Record<ImportKind, string>> = {
  vehicles: 'They are drafts: add photos and documents, then send each for review.',
  drivers: 'Add their documents, and invite them from their pages.',
}

/** Milliseconds without a change after which the rows are kept. */
const keepDelay = 500

/** The steps of an import after its file: its columns, its rows, and what was imported. Rows that are left are kept on this device. */
export function ImportRowSteps({ kind, file, draft, kept, step, onStepChange, onBack, onStartAgain }: ImportRowStepsProps) {
  const { storage } = usePortal().dependencies
  const { supportedCities } = useOrganization()
  const fields = useMemo(() => listImportFields(kind, supportedCities), [kind, supportedCities])
  const [choices, setChoices] = useState<ColumnChoices>(() => draft?.choices ?? proposeChoices(file, fields, readRemembered(storage, kind)))
  const [rows, setRows] = useState<readonly DraftRow[]>(() => (draft ? fillFromFile(draft, file, fields) : []))
  /** The choices that the rows were made with. */
  const [rowChoices, setRowChoices] = useState<ColumnChoices>()
  const [importedCount, setImportedCount] = useState(draft?.importedCount ?? 0)
  const rowCount = draft?.rowCount ?? file.rows.length
  const call = useImportCall(kind)
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const { question, setUnsaved } = useLeaveQuestion('The rows that are not imported yet will be lost.', { isPanel: true })

  const recheck = useEffectEvent(() => {
    const sent = rows
    call.check(sent).then(
      ({ rows: results }) => setRows((all) => applyResults(all, sent, results, fields)),
      // The import checks each row again.
      () => undefined,
    )
  })
  // The fleet may have changed since the draft was kept, and so may a value that its file gives back.
  useEffect(() => {
    if (draft) recheck()
  }, [draft])

  const keepRows = useEffectEvent(async () => {
    await kept.keep(createImportDraft({ file, rowCount, choices, importedCount, rows }))
    setUnsaved(false)
  })
  const forget = useEffectEvent(kept.forget)
  const isOpen = step === 'rows'
  useEffect(() => {
    if (!isOpen) return undefined
    if (rows.length === 0) return forget()
    const timer = setTimeout(() => void keepRows().catch(() => undefined), keepDelay)
    return () => clearTimeout(timer)
  }, [isOpen, rows, importedCount])

  const changeRows = (change: (rows: readonly DraftRow[]) => readonly DraftRow[]) => {
    setRows(change)
    setUnsaved(true)
  }
  const checkAll = withErrorToast(async () => {
    // After a step back the rows stay as they were corrected.
    if (rowChoices === choices) return onStepChange('rows')
    remember(storage, kind, file, choices)
    const created = createRows(applyChoices(file, fields, choices))
    const { rows: results } = await call.check(created)
    setRows(applyResults(created, created, results, fields))
    setRowChoices(choices)
    setUnsaved(true)
    onStepChange('rows')
  })
  const checkRow = (row: DraftRow) =>
    void call
      .check([row])
      .then(({ rows: results }) => setRows((all) => applyResults(all, [row], results, fields)))
      // The import checks each row again.
      .catch(() => undefined)
  const importRows = withErrorToast(async (sent: readonly DraftRow[], onError: 'skip' | 'abort') => {
    const result = await call.run({ rows: sent, onError })
    const left = applyResults(rows, sent, result.rows, fields)
    setRows(left)
    setImportedCount((count) => count + result.created)
    if (result.created > 0) showSuccess(`${formatCount(result.created)} of ${formatCount(rows.length)} rows imported`)
    setUnsaved(left.length > 0)
    if (left.length > 0) return
    kept.forget()
    onStepChange('done')
  })
  return (
    <>
      {step === 'columns' ? (
        <ImportColumnsStep
          file={file}
          fields={fields}
          choices={choices}
          onChoose={(next) => {
            setChoices(next)
            remember(storage, kind, file, next)
          }}
          replacesRows={rowChoices !== undefined && rowChoices !== choices}
          onBack={onBack}
          onContinue={checkAll}
        />
      ) : null}
      {step === 'rows' ? (
        <ImportRowsStep
          kind={kind}
          fields={fields}
          rows={rows}
          importedCount={importedCount}
          onChange={changeRows}
          onCheck={checkRow}
          onImport={importRows}
          onStartAgain={() => {
            kept.forget()
            onStartAgain()
          }}
        />
      ) : null}
      {step === 'done' ? (
        <EmptyState
          titleLevel={3}
          title={`${importedCount} ${importedCount === 1 ? kind.slice(0, -1) : kind} imported`}
          description={whatIsNext[kind]}
          action={<Button href={kind === 'vehicles' ? paths.vehicles() : paths.drivers()}>See the {kind}</Button>}
          secondaryAction={
            <Button variant="quiet" onClick={onStartAgain}>
              Import another list
            </Button>
          }
        />
      ) : null}
      {question}
    </>
  )
}
